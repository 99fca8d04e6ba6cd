goal = Esvazie as sete colunas. Se não der, deixe o menor número possível de cartas.
play = Toque na última carta de uma coluna para movê-la para o descarte. Ela deve valer um a mais ou um a menos que a carta que está lá; o naipe não importa.
turn = Se nenhuma carta servir, toque no monte para virar a próxima carta no descarte.
corner = Os valores dão a volta: reis e ases vão um sobre o outro.
noCorner = Nenhuma carta vai sobre um rei, e só um 2 vai sobre um ás.
stock = O monte tem 16 cartas, e você o percorre uma vez só.
