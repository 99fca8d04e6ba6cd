title = クロンダイク
