title = Golf
