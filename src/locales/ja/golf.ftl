title = ゴルフ
