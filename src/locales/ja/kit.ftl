languageName = 日本語
direction = ltr
intlLocale = ja
cardName =
    { $suit ->
        [joker] ジョーカー
        [hidden] 裏向きのカード
       *[other] { part-suit }の{ part-rank }
    }
part-rank =
    { $rank ->
        [1] エース
        [11] ジャック
        [12] クイーン
        [13] キング
       *[other] { $rank }
    }
part-suit =
    { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }
courts = JQK
position = { $count }枚中{ $place }枚目
listSeparator = 、
board = { $title }の盤面
notFetched = この部分を読み込めませんでした。
notBegun = ゲームはまだ始まっていません。
problems =
    .deal = ゲーム番号「{ $got }」は使えません（使えるのは{ NUMBER($first, useGrouping: "false") }〜{ NUMBER($last, useGrouping: "false") }）
    .deck =
        { HAS($got) ->
            [true] デッキ「{ $got }」
           *[false] { $count }枚のデッキ
        }は使えません（使えるのは全{ $size }枚が1枚ずつそろったもの）
    .option = { $option }の「{ $got }」は使えません（使えるのは{ $accepted }）
    .no-randomness = このブラウザーでは安全な乱数が得られないため、公正なハンドを配れません。
    .listener = { $event } のリスナーでエラーが発生しました：{ $got }
    .storage = このブラウザーではゲームを保存できません（{ $got }）
    .save-long = { $count }手のセーブデータは使えません（使えるのは最大{ $most }手）
    .save-move = セーブデータの{ $number }手目（{ $move }）は使えません（使えるのはルールに合う手）
    .save-newer = バージョン{ $got }のセーブデータは使えません（使えるのはバージョン{ $known }まで）
    .save-other-game = { $got }のセーブデータは使えません（使えるのは{ $wanted }のもの）
    .save = セーブデータの「{ $field }」は使えません（使えるのはsave()で得られる値）
panels =
    .conflict = 別のタブでゲームが続いています
    .keys = キー操作
    .settings = 設定
    .people = プレイヤー
    .new = 新しいテーブルにしますか
    .forget = 成績を消しますか
    .fair = 配札の検証
    .history = ハンド履歴
    .log = このハンドの経過
    .stats = 成績
    .help = 遊び方
    .share = 共有
    .replay = リプレイ
    .pays = フォーチュンボーナス
    .pause = 一時停止中
    .win = クリア！
panelButtons =
    .close = 閉じる
    .takeOther = そのゲームを使う
    .keepThis = このゲームを残す
    .keepTable = このまま続ける
    .newTable = 新しいテーブル
    .keepStatistics = 残す
    .clearStatistics = 消す
    .resume = 再開
    .newGame = 新規ゲーム
    .sameDeal = 同じ配札でもう一度
    .share = 共有
    .replay = リプレイを見る
