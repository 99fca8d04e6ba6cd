keyWalk = カードと山の間を移動
    .keys = ← → ↑ ↓
keyPickUp = つかむ、置く（2回押すと組札へ）
    .keys = Enter, Space
keyFoundation = 組札へ移す
    .keys = h
keyPutBack = 元の場所に置く
    .keys = Esc
keyUndo = 戻す、やり直す
    .keys = u, r
keyHint = ヒント
    .keys = t
keyNew = 新規ゲーム
    .keys = n
keyFullScreen = 全画面表示
    .keys = f、Shift+F
keySheet = この一覧を表示
    .keys = ?

helpHeadings =
    .goal = 目的
    .moves = 動かし方
    .rules = このゲームのルール
    .playing = 操作
    .similar = 似ているゲーム
helpRefused = できない手：{ $move }
helpPlaying =
    .moves = カードをドラッグします。または、カードをタップしてから、置きたい場所をタップします。
    .tools = 「ヒント」は良い手を1つ示します。「戻す」で何手でも戻せます。
    .keys = キーボードでは、矢印キーでカードを選び、Enterでつかんで置きます。?ですべてのキーを表示します。

pageLanguage = ページと同じ（{ $language }）
settingsHeadings =
    .looks = 見た目と補助
    .rules = ルール
fromNextGame = 次のゲームから有効です。
resetSettings = サイトの初期設定に戻す
grades =
    .very-easy = とても易しい
    .easy = 易しい
    .medium = 普通
    .hard = 難しい
    .very-hard = とても難しい
settings =
    .language = 言語
    .theme = テーマ
    .fourColor = 4色カード
    .cardSize = カードの大きさ
    .faces = カードの絵柄
    .cardBack = カードの裏
    .courts = 絵札の文字
    .felt = テーブルの色
    .mirrored = 左利き用の配置
    .motion = アニメーション
    .sound = 効果音
    .tapToMove = ワンタップで移動
    .calm = 時間と手数を隠す
    .autoFinish = 自動で仕上げる
    .autoFoundation = 自動で移動
    .pace = テーブルの速さ
    .nextHand = 次のハンドを自動で配る
    .verdict = クリアできるかを表示
    .solvable = クリアできる配札のみ
    .grade = 難しさ
    .draw = 一度にめくる枚数
    .redeals = 山札に戻せる回数
    .scoring = 得点
    .foundationReturn = 組札から戻せる
    .variant = ゲームの種類
    .cells = セルの数
    .supermove = まとめて移動
    .wastes = 捨て札の数
    .coverPairs = 重なったカード同士を組にできる
    .openStock = 山札を表向きに
    .corner = キングとエースを重ねられる
    .suits = スートの数
    .emptyColumns = 空の列に置けるカード
values =
    .auto = 自動
    .on = オン
    .off = オフ
    .light = ライト
    .dark = ダーク
    .small = 小
    .medium = 中
    .large = 大
    .diamonds = ひし形
    .petals = 花びら
    .lattice = 格子
    .checks = 市松
    .rays = 放射
    .plaid = チェック
    .faces-baize = Baize
    .faces-english = 伝統的な英国式
    .local = この言語の文字
    .english = J、Q、K
    .green = 緑
    .blue = 青
    .wine = ワインレッド
    .slate = スレート
    .easy = 易しい
    .hard = 難しい
    .slow = ゆっくり
    .normal = ふつう
    .fast = 速い
    .manual = 一つずつ
    .any = 指定なし
    .emptyColumns-any = すべて
    .kings = キング
    .unlimited = 無制限
    .none = なし
    .standard = 標準
    .vegas = ベガス
    .freecell = フリーセル
    .kingcell = キングセル
    .forecell = フォアセル
    .bakers-game = ベイカーズゲーム
    .eight-off = エイトオフ
    .seahaven = シーヘイブンタワーズ
    .linear = 通常
    .full = できるだけ多く
    .safe = 安全なとき
    .all = 常に

notice =
    .undo = 戻す
    .back = クリアできる所まで戻す
    .stop = 探すのをやめる
    .restart = 最初から
    .new = 新規ゲーム

safeCards =
    .ask = 安全なカードを自動で組札に移しますか？
    .yes = はい
    .no = いいえ
    .never = 今後聞かない
    .on = 安全なカードは、1手ごとに自動で組札に移ります。設定で変更できます。
    .off = 設定でオンにできます。

bests = 自己ベスト：{ DURATION($time) }・{ $moves }手
winsInARow = { $wins }連勝
comparison =
    .first = 初めてのクリアです！
    .best = 最短時間、最少手数のクリアです！
    .fastest = 最短時間のクリアです！
    .fewest = 最少手数のクリアです！
    .equal = 最少手数と同じ手数です。
    .more = 最少手数より{ $moves }手多いクリアです。

lookingForWay = クリアする手順を探しています。
lookingForDeal = クリアできる配札を探しています。
noDealFound = 時間内にクリアできる配札が見つかりませんでした。この配札はクリアできないかもしれません。
noWayFound = クリアする手順は見つかりませんでした。あるかもしれません。
lookingBack = クリアできる最後の局面を探しています。Escで中止します。
takenBack =
    { $moves }手戻しました。{ $isLast ->
        [true] ここがクリアできる最後の局面です。
       *[false] この局面はクリアできます。この先は手詰まりかもしれません。
    }
noWinnablePosition = クリアできると確認できた局面はありません。
canBeWon = ここからまだクリアできます。
showingWay = クリアする手順の一例です。キーかタップで止まります。
verdicts =
    .winnable = クリア可能
    .unwinnable = クリア不可能
    .unknown = クリア可否不明
    .looking = 確認中

puzzle = パズル
ownPosition = カスタム配置
goals =
    .win = パズル：{ part-within }クリアしてください。
    .home = パズル：{ CARD($card) }を{ part-within }組札に上げてください。
    .away = パズル：{ CARD($card) }を{ part-within }取り除いてください。
part-within =
    { HAS($moves) ->
        [true] { $moves }手で
       *[false] { "" }
    }
positionProblems =
    .position = 配置「{ $got }」は使えません（使えるのはカードの行）
    .position-lines = 名前のない行が{ $got }行の配置は使えません（使えるのは{ $wanted }行）
    .position-line = 配置の行「{ $got }」は使えません（使えるのは{ $accepted }を各1回）
    .position-card = 配置の行「{ $line }」の「{ $got }」は使えません（使えるのは7Hのようなカード）
    .position-twice = { $got }が2枚ある配置は使えません（使えるのは各カード1枚）
    .position-often =
        { $most ->
            [0] { $got }がある配置は使えません（このゲームにないカードです）
           *[other] { $got }が{ $most }枚より多い配置は使えません
        }
    .position-missing = { $got }がない配置は使えません（使えるのはデッキの全カード）
    .position-many = 配置の行「{ $got }」は使えません（使えるのは最大{ $most }）
    .position-row = 配置の行「{ $got }」は使えません（使えるのは{ $most }か所）
    .position-supply = 山札と捨て札が{ $got }枚の配置は使えません（使えるのは最大{ $most }枚）
    .position-heights = 組札の「{ $got }」は使えません（使えるのはC-0 D-A H-7 S-Kのように各スート1回）
    .position-hidden = 配置の行「{ $got }」は使えません（使えるのは裏向きは最大{ $most }枚）
    .position-over = 配置の行「{ $got }」は使えません（使えるのは裏向きのカードが先）
    .position-order = 配置の行「{ $got }」は使えません（使えるのは順に並んだ表向きのカード）
    .position-number = 配置の行「{ $got }」は使えません（使えるのは{ $least }〜{ $most }の数）
    .puzzle-reached = 目標「{ $got }」は使えません（使えるのはまだ達していない目標）
rulesProblems =
    .rules = { $term }の「{ $got }」は使えません（使えるのは{ $accepted }）
    .rules-unknown = { $term }という項目はルールにありません（使えるのは{ $accepted }）
    .rules-needs = { $term }の「{ $got }」は単独では使えません（必要なのは{ $needs }）
    .rules-without = { $term }の「{ $got }」は{ $other }と一緒には使えません
    .rules-cards = { $dealt }枚を配るルールは使えません（使えるのは最大{ $cards }枚）
    .rules-left = 配った後に{ $cards }枚のうち{ $left }枚が残るルールは使えません（使えるのは全部を配るか、山札を置くルール）
    .rules-stock = カードのない山札は使えません（使えるのは山札なし、または配る枚数が{ $cards }枚未満のルール）
    .rules-room = { $room }枚しか置けない組札は使えません（使えるのは{ $cards }枚を置ける組札）
    .rules-pairs = 合計{ $sum }のペアは{ $ranks }を取り除けないので使えません（使えるのはどのランクも取り除ける合計か3枚組）

copyLink = リンクをコピー
copyResult = 結果をコピー
copyDeal = 配札をコピー
linkCopied = リンクをコピーしました。
resultCopied = 結果をコピーしました。
dealCopied = 配札をコピーしました。
copyByHand = コピーするテキスト
notCopied = ブラウザーでコピーできませんでした。選択されたテキストを手動でコピーしてください。
send = 共有
notSent = ブラウザーで共有できませんでした。コピーしてください。
savePicture = 画像を保存
outcomes =
    .won = クリア
    .lost = 手詰まり
    .unfinished = 途中
    .fresh = この配札に挑戦
result =
    { $title }{ HAS($date) ->
        [true] 、{ $date }
       *[false] { "" }
    }、{ $deal }：{ $outcome ->
        [won] クリア
        [lost] 手詰まり
       *[unfinished] 途中
    }{ $isCalm ->
        [true] { "" }
       *[false] （{ $moves }手{ part-undos }、{ DURATION($elapsed) }）
    }{ HAS($help) ->
        [true] 、{ $help }
       *[false] { "" }
    }
part-undos =
    { $undos ->
        [0] { "" }
       *[other] 、戻し{ $undos }回
    }
lookingForDay = 今日の配札を探しています。
linkProblems =
    .no-daily = この日の候補{ $tried }通りの中にクリアできる配札が見つからなかったため、別の配札にしました
    .no-solver = 今日の配札が見つからなかったため（{ $got }）、別の配札にしました
    .share-broken = リンクが不完全か、誤りがあります
    .share-newer = このリンクは新しいバージョン（{ $got }）で作られました。このページで開けるのはバージョン{ $known }までです
    .share-other-game = { $wanted }ではなく{ $got }のリンクです
    .share-other-rules = このページとは規則の異なるゲームのリンクです
    .share-moves = リンクが作られた後に、このゲームのルールが変わりました
    .share-long = { $count }手のゲームは長すぎてリンクにできません（最大{ $most }手）
    .share-option = オプション「{ $got }」はリンクにできません
linkNotOpened = リンクを開けませんでした。{ $problem }。
noDay = { $problem }。
