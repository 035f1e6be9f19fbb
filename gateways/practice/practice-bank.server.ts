/** The practice bank's own side: what its page can do. Written with the gateway. */
export type PracticeBank = {
  /** The payment the page is about, or null when the reference is unknown. */
  payment(reference: string): Promise<null | {
    reference: string;
    orderNumber: string;
    amountCentimes: number;
    description: string;
    state: 'waiting' | 'approved' | 'declined';
    locale: 'en' | 'ar';
  }>;
  /**
   * What the newcomer pressed. 'approve' and 'decline' notify the academy and send the browser back; 'approve-late' sends the browser
   * back first and notifies after some seconds; 'approve-repeatedly' sends the same notification five times at once;
   * 'tamper' sends an approval whose amount was changed after signing; 'cancel' goes back without a decision.
   */
  press(
    reference: string,
    button: 'approve' | 'approve-late' | 'approve-repeatedly' | 'decline' | 'tamper' | 'cancel',
  ): Promise<null | { returnUrl: string; fields: Record<string, string> }>;
};
