# Turn notifications: how a player wants to be told that it is their turn. English.

web-notify-how = You get a message when your turn has waited for a while and you aren’t looking at this table.
web-notify-mail = Mail
web-notify-push = Browser
web-notify-webhook = Webhook
web-notify-of-table = for the whole table
web-notify-add-mail = Add mail address
web-notify-add-push = Notify this browser
web-notify-add-webhook = Add webhook
web-notify-address = Your mail address
web-notify-url = Address of the webhook (https)
web-notify-format = Format
web-notify-for-table = For everyone’s turns
web-notify-confirm-how = You get a mail with a link. Only after you confirm there do other mails follow, for this table only.
web-notify-send-mail = Send me the link
web-notify-send-webhook = Add webhook
web-notify-unconfirmed = Not confirmed yet. Open the link in the mail that was sent to you.
web-notify-on = On for this table
web-notify-after = When my turn has waited for
web-notify-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-notify-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
web-notify-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-notify-digest = Mails
web-notify-each = One for each turn
web-notify-every = One for all tables, at most every { $time }
web-notify-quiet = Nothing at night
web-notify-quiet-begin = from
web-notify-quiet-end = to
web-notify-open = Also while this table is open
web-notify-test = Send a test
web-notify-tested = The test was sent.
web-notify-remove = Remove
web-notify-key = The key that signs the messages. It is shown only now.
web-notify-copy-key = Copy key
web-notify-again = Change a setting to try again.
web-notify-no-mail = No mails: this site’s host hasn’t set up a mail server.
web-notify-push-https = No browser messages: they need an encrypted page (https).
web-notify-push-browser = No browser messages: this browser can’t receive them. On an iPhone, add this page to the home screen first.
web-notify-push-server = No browser messages: this site’s host hasn’t set them up.
web-notify-push-blocked = No browser messages: you’ve blocked them for this page. Allow them in the browser’s settings.
web-notify-why-spelling = There’s a mistake in this address.
web-notify-why-https = Only addresses with https can be used.
web-notify-why-unreachable = This address can’t be reached from the internet.
web-notify-why-asked = This address can’t be asked any more today. Use the link in the last mail, or try again tomorrow.
web-notify-why-mail = The mail couldn’t be sent. Please try again later.
web-notify-why-redirect = The receiver points to another address. Enter that one.
web-notify-why-gone = The receiver says that this address doesn’t exist.
web-notify-why-other = The receiver didn’t accept the message.
web-notify-why-many = You have five of these already. Remove one first.
web-notify-why-often = That was too often. Please try again in an hour.
