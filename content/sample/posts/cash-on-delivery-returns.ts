import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'Cash on delivery: how to lose less on parcels that come back',
  description:
    'What a refused parcel really costs, worked out for a hundred orders, and six habits that mean fewer of them come back.',
  body: `
In Morocco many buyers want to pay when the parcel is in their hands. That is understandable: they have been disappointed before. For you it means that a “yes” on WhatsApp is not a sale yet. A sale is a parcel accepted at the door.

Returns cannot be avoided altogether. But they can be counted, and what you can count you can reduce.

## What a parcel costs when it comes back

Take a product that you buy for 80 MAD and sell for 180 MAD, delivery included. The prices below are examples: put your own delivery company’s in their place.

- Delivery: 35 MAD, whether she takes it or not
- The return: 15 MAD
- Packaging: 5 MAD, and it usually comes back torn
- One returned piece in five cannot be sold again

It looks like 55 MAD for a parcel that came back. It is more: your money was tied up in it for two weeks, and you answered eleven messages.

## A hundred parcels, twice

Suppose you send 100 parcels. In one case 75 are accepted, in the other 85. Here is the calculation, in MAD:

|  | 75 accepted | 85 accepted |
| --- | --- | --- |
| Revenue (180 each) | 13 500 | 15 300 |
| Products sold (80 each) | 6 000 | 6 800 |
| Delivery (35 each) | 3 500 | 3 500 |
| Returns (15 each) | 375 | 225 |
| Packaging (5 each) | 500 | 500 |
| Damaged items (80 each) | 400 | 240 |
| **Profit** | **2 725** | **4 035** |

Ten more parcels accepted, and your profit grows by nearly half. No advert is as good as that. This is why returns deserve your attention before anything else.

## Six habits for fewer returns

### Confirm by voice, on the same day

Call before you pack, and call from a number she can call back. Say the product, the colour, the full price at the door and the day. Then ask her to repeat the address. Someone who ordered at night out of boredom will tell you now, and not at the door.

### Write the price at the door into the message

> Salam Samira, it is confirmed: one black handbag, **180 MAD, delivery included, nothing more to pay**. The parcel leaves tomorrow and should reach you on Thursday or Friday. If anything changes, write to me here before 10 tomorrow.

Many parcels are refused over a surprise of ten dirhams.

### Show it as it is

If the bag is small, show it next to a phone. If the blue is darker than it looks in the sun, say so. A photo that is more beautiful than the product is asking for a return.

### Send quickly, or not at all

Excitement fades. What leaves the next morning is accepted more often than what leaves after five days. If you cannot send within two days, say so when you confirm and let her decide.

### Be reachable while the courier is on the road

Parcels come back because nobody picked up the phone. Ask for a second number. Write on the morning of delivery: “The courier comes today with your bag; please have 180 MAD ready.” If she is out, offer tomorrow instead of losing the order.

### Keep a quiet list

Note each order in a spreadsheet: town, product, confirmed by call or not, accepted or not, and *her words* for why not. After fifty orders, look at it. Perhaps one town sends back half: ask for a small payment in advance there. Perhaps one product always comes back: then the problem is the photo, or the product.

## Should you ask for part of the price in advance?

For something made to measure or with a name on it: yes, always, at least the cost of the material. For the rest, offer a choice instead of a rule:

- 180 MAD at the door
- 165 MAD if she pays in advance by transfer or at an agency

The 15 MAD costs you less than the risk you get rid of. And somebody who has bought from you twice will often be glad to pay in advance.

## When she wants to return it

People who buy online or by phone have rights. Under Moroccan law 31-08, for most of these purchases, a consumer may change her mind within seven days. There are exceptions; if you sell food, cosmetics or things made to measure, check with a lawyer or your town’s consumer association which of them apply to you.

Whatever the law requires, a clear sentence on your page saves you arguments:

> You may return the bag within 7 days, unused, in its packaging. You pay for the return; we refund the price of the bag within 5 days of receiving it.

## Choosing a delivery company

Do not ask only for the price of a parcel. Ask these questions and write the answers down:

1. What do I pay when it is refused, and after how many attempts?
2. On which day do I receive the money you have collected, and how?
3. What happens when a parcel is lost or broken, and up to what value?
4. May the customer open the parcel before she pays?
5. Who calls the customer, you or me?

Send ten parcels with one company and ten with another before you decide. A company that costs 4 MAD more and brings back three parcels fewer is the cheaper one; you can now work it out yourself.
`.trim(),
};

export const ar: PostWords = {
  title: 'الدفع عند التسليم: كيف تقلّ خسارتك في الطرود العائدة',
  description: 'كم يكلّفك طرد مرفوض حقًّا؟ حساب لمئة طلبية، وست عادات تجعل الطرود تصل ولا تعود.',
  body: `
كثير من الزبونات في المغرب لا يدفعن إلا والطرد في أيديهنّ، ولهنّ الحقّ، فقد خاب ظنّهنّ من قبل. لكن معنى هذا عندك أن «نعم» على واتساب ليست بيعًا بعد. البيع طرد قُبل عند الباب.

لا أحد يمنع المرتجعات كلها. لكنها تُحسب، وما نحسبه نستطيع أن ننقص منه.

## كم يكلّف الطرد حين يعود

خذي منتجًا تشترينه بـ 80 درهم وتبيعينه بـ 180 درهم مع التوصيل. الأثمنة هنا أمثلة، فضعي مكانها أثمنة شركة التوصيل التي تتعاملين معها:

- الذهاب: 35 درهم، قبلته الزبونة أو رفضته
- الرجوع: 15 درهم
- التغليف: 5 درهم، ويتمزّق في الغالب
- من كل خمس قطع عائدة واحدة لا تصلح للبيع

يبدو الأمر 55 درهم للطرد العائد، وهو في الحقيقة أكثر: مالك بقي أسبوعين في الطريق، وأنت أجبت عن رسائل كثيرة دون فائدة.

## مئة طرد، مرتين

أرسلت 100 طرد. مرة قُبل منها 75 طردًا، ومرة 85. هذا الحساب بالدرهم:

|  | 75 مقبولًا | 85 مقبولًا |
| --- | --- | --- |
| المداخيل (180 للطرد) | 13 500 | 15 300 |
| ثمن السلعة المبيعة (80) | 6 000 | 6 800 |
| التوصيل (35) | 3 500 | 3 500 |
| الرجوع (15) | 375 | 225 |
| التغليف (5) | 500 | 500 |
| قطع فسدت (80) | 400 | 240 |
| **ما يبقى لك** | **2 725** | **4 035** |

عشرة طرود إضافية قُبلت عند الباب، فزاد الربح قرابة النصف. لا إعلان يعطيك مثل هذا، ولذلك تستحقّ المرتجعات اهتمامك قبل أي شيء آخر.

## ست عادات تُنقص الرجوع

### أكّدي بصوتك، في اليوم نفسه

اتصلي قبل أن تغلّفي، ومن رقم تستطيع أن تعاود الاتصال به. اذكري المنتج واللون والثمن الكامل عند الباب واليوم، ثم اطلبي منها أن تعيد عليك العنوان. من طلبت ليلًا من باب الملل ستخبرك الآن، لا عند الباب.

### اكتبي الثمن الأخير في رسالة

> السلام عليكم سميرة، تأكّد طلبك: حقيبة يد سوداء واحدة، **180 درهم مع التوصيل، ولا شيء غيرها**. يخرج الطرد غدًا ويصلك إن شاء الله الخميس أو الجمعة. إن تغيّر شيء فراسليني هنا قبل العاشرة من صباح الغد.

كثير من حالات الرفض سببها مفاجأة بعشرة دراهم.

### أريها المنتج كما هو

إن كانت الحقيبة صغيرة فصوّريها بجانب هاتف. وإن كان الأزرق أغمق ممّا يظهر في الشمس فقولي ذلك. الصورة التي هي أجمل من المنتج طلبٌ لطرد عائد.

### أرسلي بسرعة، أو لا ترسلي

الرغبة تبرد. ما يخرج في الصباح التالي أقرب إلى القبول ممّا يخرج بعد خمسة أيام. إن لم تستطيعي الإرسال في يومين فقولي لها ذلك عند التأكيد ودعيها تختار.

واتّفقي مع الشركة على ساعة الاستلام، وهيّئي الأكياس والبطاقات مساءً، فالتأخّر يبدأ عادة في الدار لا في الطريق.

### كوني قريبة من الهاتف يوم التسليم

طرود كثيرة تعود لأن أحدًا لم يجب. اطلبي رقمًا ثانيًا. واكتبي صباح التسليم: «الموزّع يمرّ اليوم بحقيبتك، هيّئي من فضلك 180 درهم». وإن كانت خارج البيت فاقترحي الغد بدل أن تضيع الطلبية.

### سجّلي في هدوء

اكتبي كل طلبية في جدول: المدينة، والمنتج، وهل أكّدتها بالهاتف، وهل قُبلت، و*كلامها هي* عن السبب. بعد خمسين طلبية انظري إليه. ربما مدينة يعود نصف طرودها، فتطلبين فيها تسبيقًا صغيرًا. وربما منتج يعود دائمًا، فالعيب في الصورة أو في المنتج.

## هل نطلب تسبيقًا؟

لما يُصنع بالمقاس أو يُكتب عليه اسم: نعم ودائمًا، ثمن المادة على الأقلّ. ولغير ذلك جرّبي أن تعرضي اختيارًا بدل أن تفرضي قاعدة:

- 180 درهم عند الباب
- 165 درهم لمن تدفع مسبقًا بتحويل أو في وكالة

الخمسة عشر درهمًا أقلّ من الخطر الذي تخلّصت منه. والزبونة التي اشترت منك مرتين تختار غالبًا الطريقة الثانية عن طيب خاطر.

## حين تريد إرجاع ما اشترت

لمن تشتري عن بُعد حقوق. القانون المغربي 31-08 يعطي المستهلك في أغلب المشتريات عن بُعد سبعة أيام للتراجع، وله استثناءات. إن كنت تبيعين مواد غذائية أو تجميلية أو أشياء بالمقاس، فاسألي محامية أو جمعية حماية المستهلك في مدينتك عمّا يخصّك.

ومهما يكن ما يطلبه القانون، فجملة واضحة في صفحتك توفّر عليك الخصام:

> يمكنك إرجاع الحقيبة خلال 7 أيام، غير مستعملة وفي تغليفها. مصاريف الرجوع عليك، ويصلك ثمن الحقيبة خلال 5 أيام من وصولها إلينا.

## كيف تختارين شركة التوصيل

لا تسألي عن ثمن الطرد وحده. اطرحي هذه الأسئلة واكتبي الأجوبة:

1. كم أدفع إذا رُفض الطرد، وبعد كم محاولة؟
2. في أي يوم يصلني المال الذي جمعتموه، وكيف؟
3. ماذا يقع إذا ضاع الطرد أو تكسّر، وإلى أي مبلغ؟
4. هل تفتح الزبونة الطرد قبل أن تدفع؟
5. من يتصل بها: أنتم أم أنا؟

أرسلي عشرة طرود مع شركة وعشرة مع أخرى قبل أن تختاري. الشركة التي تزيد عليك 4 درهم ويعود معها ثلاثة طرود أقلّ هي الأرخص، وأنت الآن تعرفين كيف تحسبين ذلك.
`.trim(),
};
