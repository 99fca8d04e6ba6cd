/** The words of the notice that no win is possible, and of its buttons; their type is that of every other language. */
export const noticeEn = {
  undo: 'Undo',
  back: 'Back to winnable',
  stop: 'Stop looking',
  restart: 'Restart',
  new: 'New game',
};

export type NoticeWords = typeof noticeEn;
