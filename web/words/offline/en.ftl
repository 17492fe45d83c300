# What is said about play without a connection. English.

web-offline-back = Play with a connection
web-offline-continue = Continue at a server
web-offline-continue-away = No server answers at this address now, so this game can only continue here.
web-offline-continue-before = The beginning of this game, in this browser
web-offline-continue-go = Continue there
web-offline-continue-how = The game goes on at the server from this point: with new draws, the same bots, and free seats for friends whom you invite. It is a practice table. The game here stays as it is.
web-offline-continue-refused = This server does not continue this game.
web-offline-continue-there = To its table at the server
web-offline-failed = Not everything could be fetched. Try again; the files that arrived are kept.
web-offline-fetch = Download { $size } MB
web-offline-fetching = { $done } of { $size } MB
web-offline-here = You’re playing without a connection. Games are saved in this browser only, and nobody can join from another device.
web-offline-how = Play against bots, pass this screen around, take lessons and watch replays, even without a network. Games stay in this browser.
web-offline-insecure = This address starts with http://, where browsers keep no pages. Ask the host for an address with https://.
web-offline-kept = Everything is on this device.
web-offline-look = Look for a newer version
web-offline-newer = A newer version can be downloaded ({ $size } MB). Games that you have begun continue.
web-offline-newest = This is the newest version.
web-offline-old = This browser is too old for this.
web-offline-proves = Here your own browser chose the server’s number too. The check shows you that every draw follows from it, but it proves nothing to others.
web-offline-start = Start
web-offline-title = Play without a connection
web-offline-update = Update
web-static-fetch = The first game downloads { $size } MB. From then on, everything works without a network, too.
web-static-here = This page needs no server: bots, lessons and replays run in your browser, and you can pass this screen around. Games are saved in this browser only. To play with people on other devices, you need an address where a Hanse server runs.
web-static-title = Played in your browser
