# The rules of the table, which hold in every game. docs/rules/table.md has them in full. English.

rule-T-ASK-01 = A question with only one possible answer is answered for you if everyone can see that there is no other. Otherwise you are asked, so that nothing is betrayed.
    .title = Questions with one answer
rule-T-UNDO-01 = You may take back your own answers as far as the last draw, the last thing revealed, the last deal or the last answer of another player. A secret choice is not taken back, but you may change it until everyone has chosen. Taking back never changes what is drawn.
    .title = Taking back
rule-T-UNDO-02 = You may take back your whole turn, as far as each of its answers can be taken back. If you have not answered anything in this turn, you go back to the start of your last one.
    .title = Starting your turn again
rule-T-UNDO-03 = If everyone agrees, the game goes back to an earlier question, past answers, deals and whatever was revealed, at most forty answers. It never goes back past a draw.
    .title = Going back together
rule-T-AWAY-01 = If a player does not answer and there is a clock, the seat gets an answer when its time is up: as little as the game allows. Without a clock, the player is reminded after two minutes, and eight minutes later the others no longer need to wait.
    .title = A player who does not answer
rule-T-AWAY-02 = You may give up your seat. A bot plays on, or, if the table has chosen no bot, the seat gets an answer as if its time were up. You may take your seat back at any time.
    .title = Giving up a seat
rule-T-AWAY-03 = When the others no longer need to wait for a player, any one of them may let a bot play for that seat. Its player may take it back at any time.
    .title = A bot for someone who is away
rule-T-AWAY-04 = When the others no longer need to wait for a player, or a bot plays for the seat, the table’s host may give the seat to someone else. The old player’s link then opens nothing.
    .title = A seat for someone else
rule-T-END-01 = The game ends early if everyone agrees. Nobody wins, and the points stay as they are.
    .title = Ending the game together
rule-T-OFFER-01 = An offer to end the game or to go back stands until everyone has agreed, or until someone declines. Only people who are there need to agree: bots are not asked, nor players for whom nobody needs to wait.
    .title = Offers to the whole table
