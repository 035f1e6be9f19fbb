/** The practice bank: a stand-in for a card gateway, so that the whole way can be tried without money. */
export const en = {
  title: 'Practice bank',
  description: 'A stand-in for a card payment page. No money moves.',
  noMoney: 'This is a practice bank. No money moves, and no card is asked for.',
  amount: 'Amount',
  order: 'Order',
  item: 'Item',
  reference: 'Reference',
  choose: 'What should the bank answer?',
  buttons: {
    approve: 'Approve',
    'approve-late': 'Approve in a few seconds',
    'approve-repeatedly': 'Approve and notify 5 times',
    decline: 'Decline',
    tamper: 'Tamper with the amount',
    cancel: 'Go back',
  },
  hints: {
    approve: 'The bank tells the academy that the money is there.',
    'approve-late': 'You return first; the bank’s word comes later.',
    'approve-repeatedly': 'The same word five times at once. It must count once.',
    decline: 'The bank says no. The order stays open.',
    tamper: 'An approval whose amount was changed on the way. It must be refused.',
    cancel: 'Return to the academy without paying.',
  },
  settled: {
    approved: 'The bank has already approved this payment.',
    declined: 'The bank has already declined this payment.',
  },
  returnButton: 'Return to the academy',
  missing: { title: 'The practice bank knows no such payment', text: 'Start again from your order.' },
} as const;
