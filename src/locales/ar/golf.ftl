title = غولف
