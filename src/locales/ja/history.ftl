problems =
    .history =
        { $field ->
            [kind] 書き出したプレイ記録のファイルではありません
            [text] 書き出したプレイ記録のファイルではありません
           *[other] ファイルの{ $field }が使えません（{ $got }{ HAS($latest) ->
                [true] 、未来の日時です
               *[false] { "" }
            }）
        }
    .history-newer = ファイルのバージョンは{ $got }ですが、対応しているのは{ $known }までです
    .no-daily = このルールで勝てるこの日のゲームは見つかりませんでした
    .day = 「{ $got }」は日付として使えません（使えるのは{ $accepted }）
    .zone = 「{ $got }」はタイムゾーンとして使えません（使えるのは{ $accepted }）
