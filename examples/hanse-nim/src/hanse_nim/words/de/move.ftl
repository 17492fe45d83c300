move-nim-take = Steine nehmen
    .full = { $of } von Haufen { $value } nehmen
    .done = Du hast { $of } von Haufen { $value } genommen.
move-nim-fold = Aussteigen
    .full = Aussteigen und die Hand zeigen
    .done = Du bist ausgestiegen.
