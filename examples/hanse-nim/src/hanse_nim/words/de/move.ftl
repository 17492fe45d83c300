move-nim-take = Steine nehmen
    .full = { $of } von Haufen { $value } nehmen
move-nim-fold = Aussteigen
    .full = Aussteigen und die Hand zeigen
