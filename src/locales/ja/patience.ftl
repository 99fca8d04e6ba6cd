pileName =
    { $pile ->
        [column] { $number }列目
        [cell] セル{ $letter }
        [foundation] 組札{ $number }
        [stock] 山札
        [waste] 捨て札
        [reserve] リザーブ
        [pyramid] 元の場所
        [peaks] 元の場所
       *[other] { $pile }
    }
wayOn = { CARD($card) }の上
# omits $pile
emptyPile = { $name }、空
pickedUp = 選択中
canMove = 移動できます
canGoHere = ここに置けます
stock = 山札、{ $count }枚
dealSign = №
dealNumber = № { $deal }
ownDeck = 独自のデッキ
assisted =
    .hint = ヒントあり
    .shown = 手順の表示あり
wayWasShown = 手順の表示あり
wayShown = { wayWasShown }。
openingGame = ゲームを開いています。
moves =
    { $count }手{ $undos ->
        [0] { "" }
       *[other] { " " }· 戻し{ $undos }回
    }
time = { DURATION($ms) }
tools =
    .undo = 戻す
    .redo = やり直す
    .hint = ヒント
    .new = 新規ゲーム
    .menu = その他
pause = 一時停止
resume = 再開
keys = キー操作
settings = 設定
fullScreen = 全画面表示
leaveFullScreen = 全画面表示を終了
leftFullScreen = 全画面表示を終了しました。
show = クリア手順を見る
restart = このゲームを最初から
chooseDeal = ゲーム番号を選ぶ
deal = ゲーム番号
dealThis = 配る
noSuchDeal = 「{ $got }」というゲーム番号はありません。{ $first }～{ $last }の数字を入力してください。
refusals =
    .over = ゲームは終了しています。
    .nothing-to-undo = 戻せる手がありません。
    .nothing-to-redo = やり直せる手がありません。
    .no-hint = ヒントを出せる手がありません。
    .hopeless = このゲームはもうクリアできません。
    .no-best-place = 今より良い置き場所はありません。
cards =
    { $count ->
        [1] { CARD($card) }
       *[other] { CARD($card) }ほか{ $more }枚
    }
moved = { cards }を{ part-place }へ。
undone = 戻しました：{ cards }を{ part-place }へ。
redone = やり直しました：{ cards }を{ part-place }へ。
part-place =
    { HAS($onto) ->
        [true] { PILE($to) }の{ CARD($onto) }の上
       *[false] { PILE($to) }
    }
wentUp =
    { $count ->
        [1] { CARD($card) }が自動で組札に移りました。
       *[other] { $count }枚が自動で組札に移りました。
    }
won =
    { $count }手でクリアしました{ $undos ->
        [0] { "" }
       *[other] （戻し{ $undos }回）
    }。
lost = 動かせるカードがありません。手を戻すか、最初からやり直してください。
deadDeal = この配札はクリアできません。
started = { $title }、{ $deal }。
picked =
    { HAS($ways) ->
        [true] { cards }は{ $ways }に移せます。
       *[false] { cards }は今どこにも移せません。
    }
hint = { cards }を{ $way }に移してみましょう。
certainty =
    .searching = 確認中です。ルール上できる手ですが、クリアにつながるとは限りません。
    .unproven = ルール上できる手ですが、クリアにつながるとは限りません。
    .proven = 確認できました。クリアにつながる手です。
