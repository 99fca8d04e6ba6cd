connection =
    .connecting = テーブルに接続しています…
    .lost = 接続が切れました。再接続しています…
    .back = 再接続しました。
bye =
    .replaced = この席は別のウィンドウまたは別の端末でプレイ中です。
    .removed = テーブルの作成者により、席を外されました。
    .kept-out = テーブルの作成者により、入室を禁止されています。
    .ended = テーブルは終了しました。
again = 再接続する
shuffling = 全員でシャッフルしています…
nobody = まだ誰も着席していません。
needMore = 参加者を待っています。
choosing = 席を選んでいる人がいます。
waitingFor = { $names }を待っています。
isVoid = { $names }の提供分が届かないため、シャッフルは無効です。もう一度シャッフルします。
warnings =
    .unfair-deal = 第{ $hand }ハンドは約束どおりに配られていません！検証で違いを確認できます。
    .no-share = このページは第{ $hand }ハンドのシャッフルに参加していません。公開されたデータのつじつまが合うかどうかだけを確認できます。
    .left-out = 第{ $hand }ハンドのシャッフルから、このページが外されました！デッキはこのページの提供分なしで決まります。
sit =
    .title = 着席
    .button = 着席する
    .name = あなたの名前
    .seat = 席
    .any = おまかせ（空席から）
    .seatOf = 席{ $seat }
    .kept = 名前はこのブラウザーに保存されます。
    .booked = 席を予約しました。次のハンドからプレイできます。
    .cancel = 観戦する
ready = 準備完了
rebuy = チップを受け取って続ける
isReady = 準備完了
menu =
    .leave = テーブルを離れる
    .pause = 休憩を提案する
    .noPause = 休憩の提案を取り下げる
leave =
    .title = テーブルを離れますか？
    .text = このハンドは最後までボットが代わりにプレイします。チップはテーブルに残ります。
    .yes = 離れる
    .no = 残る
remove =
    .button = 外す
    .title = { $name }を外しますか？
    .text = このハンドの後、ほかの人がこの席に座れます。
    .yes = 外す
    .no = キャンセル
keepOut =
    .button = 入室禁止
    .title = { $name }の入室を禁止しますか？
    .text = この人は席を失い、期間が終わるまでテーブルに戻れません。
    .hour = 1時間
    .table = ずっと
    .no = キャンセル
people =
    .title = プレイヤー
    .close = 閉じる
    .bot = ボット
    .free = 空席
    .maker = テーブルの作成者
    .pause = 休憩を希望
    .out = 次のハンドは休み
presence =
    .away = 離席中
    .bot = ボットがプレイ中
wantPause = { $names }が休憩を希望しています。
news =
    .sat = { $name }が着席しました。
    .left = { $name }がテーブルを離れました。
    .away = { $name }は離席中です。
    .bot = { $name }の代わりにボットがプレイします。
    .here = { $name }が戻りました。
seconds = 残り{ $count }秒です。
bank = 持ち時間に入りました。残り{ $count }秒です。
talk =
    .button = ひとこと
    .title = ひとこと
    .mute = ほかの人のひとことを隠す
    .hello = こんにちは！
    .thanks = ありがとう！
    .well-played = お見事！
    .good-luck = 幸運を！
    .oops = おっと！
    .thinking = 考え中…
fair =
    .title = この配札
    .region = この配札
    .intro = 第{ $hand }ハンドのデッキは、ハウスとテーブルの全員が一緒にシャッフルしました。
    .none = まだハンドは配られていません。
    .commitment = ハウスのコミットメント
    .hash = { $name }のハッシュ
    .share = { $name }の提供分
    .seed = ハウスのシード
    .later = ハンドが終わると公開されます。
    .words = 次のシャッフルに加えるあなたの言葉
    .keep = 使う
    .used = 言葉は次のシャッフルに加わります。
    .copy = 記録をコピー
    .copied = コピーしました。
    .how = 仕組み
why =
    .shares = まずハウスが秘密のシードのハッシュを公開します。次に、テーブルの各ページが32バイトの乱数を選び、プレイヤーの言葉を加えて、その提供分のハッシュを公開します。すべてのハッシュが公開されてから、提供分が公開されます。デッキはシードとすべての提供分から決まります。
    .choice = そのため、デッキを選べた人はいません。1人を除く全員が組んでも選べません。不正をしないページが1つあれば十分です。公開されない提供分があるとシャッフルは無効になり、それは全員にわかります。ボットは乱数を提供しません。
    .check = このページはハンドが終わるとすぐに配札を検証しました。記録は誰でもほかの場所で検証できます。手順はBaizeのdocs/guides/fair-shuffles.mdにすべて書いてあります。
lines =
    .unusable = シードか乱数の提供分が欠けています。
    .commitment =
        { $ok ->
            [true] ハウスのシードのハッシュはコミットメントと一致します。
           *[false] ハウスのシードのハッシュはコミットメントと一致しません。
        }
    .share =
        { $ok ->
            [true] { $name }：提供分はハッシュと一致します。
           *[false] { $name }：提供分はハッシュと一致しません。
        }
    .published =
        { $ok ->
            [true] ハッシュはすべて、公開前にこのページが受け取ったものです。
           *[false] ハッシュは、公開前にこのページが受け取ったものと違います。
        }
    .own =
        { $ok ->
            [true] このページの提供分は含まれています。
           *[false] このページの提供分は含まれていません。
        }
refusals =
    .no-seat = 着席している人だけができます。
    .seat-taken = その席は空いていません。
    .bad-name = 名前は1～{ $most }文字です。
    .name-taken = 同じ名前の人がテーブルにいます。
    .other-hand = 別のハンドに対する操作でした。
    .no-such-move = サーバーはその操作を認識できません。
    .played-meanwhile = ボットか時計がすでにこの席の代わりにプレイしました。
    .maker-only = テーブルの作成者だけができます。
    .table-paused = テーブルは休憩中です。
    .cut-by-share = このテーブルではカットできません。代わりに、あなたの言葉が次のシャッフルに加わります。
    .has-chips = まだチップが残っています。
    .too-often = 少し間をあけてください。
    .move-sent = 前の操作を送信中です。
    .not-connected = テーブルに接続されていません。
    .shared-table = 共有テーブルではその操作はできません。
problems =
    .shared-table = 共有テーブルではサーバーがハンドを配るため、newGame()、restart()、load()は使えません
    .unfair-deal = 第{ $hand }ハンドは約束どおりに配られていません
    .left-out = 第{ $hand }ハンドのシャッフルが、着席中のこのページなしで始まりました
    .other-game = このテーブルは<{ $got }>用です。この要素は<{ $wanted }>です
    .protocol = ページとサーバーのバージョンが異なります
    .other-protocol = ページとサーバーのバージョンが異なります
    .origin-not-allowed = このページからは参加できません。
    .bad-code = 有効なテーブルのコードではありません。
    .bad-options = 有効なテーブルのコードではありません。
    .second-table = このページの別のテーブルがすでに接続しています。
    .bad-message = サーバーのメッセージを使えません
    .share = サーバーがこのページの提供分を使えませんでした
    .server-unreachable = サーバーが応答しません。
    .table-full = このテーブルは満員です。観戦もできません。
    .too-many-visitors = 同じネットワークからの観戦者が多すぎます。
    .too-many-connections = 同じネットワークからこのサーバーへの接続が多すぎます。
    .store-away = サーバーは今、テーブルを保存できません。
    .no-such-table = このテーブルは存在しないか、終了しました。
    .not-signed-in = このテーブルに参加するには、サインインしてください。
    .load-failed = このテーブルに必要な部分を読み込めませんでした。
