title = كلوندايك
