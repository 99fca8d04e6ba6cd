title = الهرم
