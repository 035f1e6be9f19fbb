import type { Words } from '../../words.ts';
import { Icon } from '../../platform/ui/icon.tsx';

/** How payment is protected: plain words in our own drawing, not the marks of the companies. */
export function SecurePayment({
  words,
}: {
  words: Pick<Words['common']['footer'], 'securePayment' | 'securePaymentShort'>;
}) {
  return (
    <div className="secure" role="img" aria-label={words.securePayment}>
      <span className="secure-title">
        <Icon name="shield" size={20} />
        {words.securePaymentShort}
      </span>
      <span className="secure-mark">3-D Secure</span>
      <span className="secure-mark secure-slanted">VISA</span>
      <span className="secure-mark">
        <svg viewBox="0 0 30 18" width="30" height="18">
          <circle cx="10" cy="9" r="8" fill="#d9532f" />
          <circle cx="20" cy="9" r="8" fill="#f2b33d" fillOpacity=".9" />
        </svg>
        mastercard
      </span>
    </div>
  );
}
