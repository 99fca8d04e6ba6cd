title = ピラミッド
