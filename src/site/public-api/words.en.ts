/** Error messages of the API. */
export const api = {
  /** What the specification fixes for fields; pages say it better, and every other problem as pages do. */
  fields: {
    'email-required': 'Please enter a valid email address',
    'email-invalid': 'Please enter a valid email address',
    'full-name-required': 'Please enter your full name (First and Last name)',
    'full-name': 'Please enter your full name (First and Last name)',
    'phone-required': 'Phone number is required',
    'phone-invalid': 'Please enter a valid phone number',
    'transfer-code-required': 'Please enter a valid transfer code',
    'transfer-code': 'Please enter a valid transfer code',
    'bank-transfer-unconfirmed': 'Please confirm you have made the bank transfer',
  },
  failures: {
    'bad-json': 'The body is not readable JSON.',
    'bad-form': 'The form in the body is not readable.',
    'files-not-taken': 'Send fields only: files are not accepted here.',
    'wrong-content-type':
      'Send the body as application/json, application/x-www-form-urlencoded or multipart/form-data.',
    'bad-fields': 'Some fields need a correction.',
    'too-large': 'The body is too large.',
    'not-found': 'No call has this path.',
    'cross-site': 'Requests from pages of other sites are not answered.',
    'wrong-method': 'This path does not accept that method.',
    'course-not-found': 'Course not found',
    'workshop-not-found': 'Workshop not found',
    'product-not-found': 'Product not found',
    'many-forms':
      'Many forms of this kind came from this caller within an hour. Please try again in an hour.',
    'not-on-sale': 'This is not on sale yet. A course has a waitlist that you can join.',
    'sold-out': 'Every seat of this course is taken. You can join its waitlist.',
    'cohort-needed': 'This course is sold in dated groups, and several are open. Say which one in `cohort`.',
    'cohort-full': 'Every seat of this group is taken. Choose another one.',
    'cohort-closed': 'This group cannot be joined. Choose another one.',
    'agreement-required':
      'This group begins within the time for changing one’s mind. Say in `agreesToStart` that the buyer asks for that.',
    'slot-taken': 'This appointment is no longer free. Please choose another one.',
    'too-many-hours':
      'Other unpaid appointments are already kept for this e-mail address. Pay for one of them or cancel it first.',
    'too-many-hours-here':
      'Other unpaid appointments are already kept for this caller. Pay for one of them or cancel it first.',
    'too-many-seats-here':
      'Other seats of this course are being paid for from the same internet connection right now. Please try again in half an hour.',
    'many-free-orders':
      'Many free orders came from this caller, or for this item, within a short time. Sign in on the site first.',
    'coupon-unknown': 'We do not recognise this code. Check it, or order without it.',
    'coupon-not-for-this': 'This code is for something else. Order without it.',
    'coupon-over': 'This code has expired. Order without it.',
    'coupon-used-up': 'This code has reached its limit. Order without it.',
    'coupon-used-by-buyer': 'You have used this code already. Order without it.',
    'coupon-made-by-buyer':
      'You made this code, so you cannot use it yourself. Ask a colleague to make one for you.',
    'coupon-not-combinable':
      'Today’s offer is as good as this code, or better. A code cannot be added to an offer.',
    'coupon-not-in-parts': 'This code is for paying all at once. Choose that, or remove the code.',
    'friend-own':
      'This code has the same phone or e-mail address as your order. It is for a friend: order without it.',
    'friend-first':
      'A friend’s code is for a first order, and this phone or e-mail address has ordered before. Order without the code, or cancel the earlier order while it is unpaid.',
    'friend-gift': 'A friend’s code is for what you buy for yourself. Order the gift without it.',
    'owned-already': 'You have this already: it was opened by the order you have.',
    'order-at-the-bank':
      'Another order for this item may be at the bank right now. Finish or cancel it first.',
    'early-other-address':
      'A private link works only for the e-mail address it was sent to. Please use that address, or write to us.',
    'price-changed': 'The price has changed. Please look at the current price and try again.',
    'key-used-for-another-item': 'This idempotency key was already used for another order.',
    'order-not-found': 'No order of yours has this number.',
    'not-in-this-status': 'This order cannot be changed this way any more.',
    'transfer-code-taken': 'This transfer code was already used for another order.',
    'too-many-claims':
      'Too many transfer codes were tried for this order today. Please write to us on WhatsApp, and we will look at it together.',
    'status-not-yours': 'The status of an order is set by the academy, not by the caller.',
    'redirect-not-allowed': 'The return address must be a page of this site.',
    'currency-not-taken': 'Payments are accepted in MAD only.',
    'intent-not-found': 'No payment of yours has this id.',
    'course-not-ready': 'This course cannot be paid for this way yet: its access is not set up.',
    'method-off': 'This way to pay is not offered now. Please choose another.',
    'no-gateway': 'Card payment is not available at the moment. Please choose another method.',
    'gateway-unreachable': 'Payment gateway connection failed',
    'gateway-refused': 'Payment gateway error',
    'gateway-answer-unreadable': 'Invalid response from payment gateway.',
    'session-not-made': 'Failed to create checkout session',
    'intent-not-made': 'Failed to create payment intent',
    'sign-in-needed': 'Sign in to Derb admin first: people are shown to the staff only.',
    PGRST116: 'Nobody with this e-mail address has an order.',
    'too-many': 'Too many requests. Please wait a minute and try again.',
    unexpected: 'An unknown error occurred',
  },
};
