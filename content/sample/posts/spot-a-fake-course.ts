import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'How to spot a fake online course before you pay',
  description:
    'Nine signs, five questions to send the seller, and what to do in the first hour if you have paid the wrong person.',
  body: `
A woman from Berrechid wrote to us. She saw a course for 499 MAD: “last three places, certificate recognised by the state, first income within two weeks”. She paid by transfer, was added to a WhatsApp group, received eleven videos that anybody can find for free, and after that nobody answered.

The story is invented, pieced together from many like it. We tell it because we sell courses ourselves: you should be able to check us the same way as anybody else. You need no technical knowledge for it. You need ten quiet minutes, and those ten minutes are exactly what a fraudster wants to take from you.

## Nine signs

One sign alone proves nothing. At three, stop.

1. **An income is promised.** “5 000 MAD a month from home.” An honest course can tell you what you will be able to do; what you earn with it depends on you and on the market.
2. **A clock that keeps starting again.** Open the page tomorrow. If there are still “three places until midnight”, there is no limit at all.
3. **No name.** Who teaches? Is there a person with a surname, a profession, work you can look at?
4. **No company.** Who sends the invoice? A seller in Morocco can give you a name, an address and a number (ICE).
5. **Only praise.** Twenty screenshots without a surname, all with the same spelling mistakes.
6. **No curriculum.** “All the secrets” is not a table of contents.
7. **No word about refunds.** A seller who believes in her course says what happens if it is not for you.
8. **Money to a private person.** A transfer to the personal account of somebody whose name appears nowhere on the page.
9. **No time to think.** “If you were serious, you would decide now.” That sentence alone is enough.

## Five questions to send

Copy them. A real academy answers calmly, and often the answers are already on the page.

> Salam, I am interested in your course and have five questions before I pay:
>
> 1. Who teaches it, and where can I see this person’s work?
> 2. May I see the curriculum and one lesson, or a part of one?
> 3. What is the full price, and will I get an invoice? In whose name?
> 4. How can I withdraw, until when, and when do I get my money back?
> 5. What exactly is the certificate, and who recognises it?

Give it two days. If you get rushed voice messages instead of answers, you have your answer.

About the fifth: most online courses give a *certificate of attendance*. That is fine, and it can be useful in a portfolio. It is not a diploma. If somebody says “recognised by the state”, ask which authority, and for the number of the authorisation, and check with that authority.

## The test in practice

Take the offer above and check it line by line, with a sheet of paper:

| What I check | Sign |
| --- | --- |
| The page gives a first name only | 3 |
| The same praise is on another page under other names | 5 |
| The account belongs to a person with another name | 8 |
| After two days there are still three places | 2 |
| The answer to my questions is an audio message: “pay, tomorrow it is 900” | 9 |

Five signs, eight minutes, 499 MAD saved.

## Pay so that you can prove it

Even with a seller you trust:

- Pay from your own account or in your own name, never through “a friend from the group”.
- Write the name of the course and your order number as the reference of the transfer.
- Keep four things in one folder: the page as a screenshot with its date, the conversation, the receipt, the invoice.
- For a card: look at the address of the payment page yourself. The bank’s code goes into the bank’s page and nowhere else.

**Nobody honest needs a code that was sent to you.** Not your bank’s code, not the six digits from WhatsApp, not a photo of both sides of your card. Anybody who asks for one, “just to check”, is about to use it. We never ask for any of them either: not by phone and not by message.

## The same fraud in other forms

- **The parcel.** A message says that your parcel is waiting and that you owe 12 MAD. The link leads to a page that asks for all your card details. Open the delivery company’s site by typing its address.
- **The job.** You have to pay for “registration” or “training material” before you can work from home. A job brings money in; it does not start with a payment.
- **The helper.** You have been cheated once, and somebody offers to get your money back for a small fee. That is the second fraud.

## If it has already happened

It happens to careful people too. Do this in the first hour, in this order:

1. **Call your bank** with the number on the back of your card or in its app. Have the card blocked, and ask whether the payment can still be stopped.
2. **Change your passwords**: e-mail first, then the rest. Turn on two-step verification.
3. **Warn** the group or the friend you got the link from. There is no shame in it: your message saves somebody else’s money.
4. **Save everything** before it is deleted: numbers, names, pages, voice messages.
5. **Report it** at the nearest police station or the Gendarmerie, and take the folder with you. Ask there about reporting online as well; the police have a platform for it.

Tell somebody you trust. Fraud lives on our silence, and silence lives on shame. The person who should be ashamed is not you.

## And our own courses?

Ask us the five questions. The names of the trainers, the curriculum, the price and the time you have to ask for your money back are on every [course page](/courses) and in our [terms](/terms-and-conditions). If an answer is missing there, [write to us](/contact): then we have something to fix.
`.trim(),
};

export const ar: PostWords = {
  title: 'كيف تكشفين الدورة الوهمية قبل أن تدفعي',
  description:
    'تسع علامات، وخمسة أسئلة ترسلينها إلى البائع، وماذا تفعلين في الساعة الأولى إن وصل مالك إلى اليد الخطأ.',
  body: `
تكتب لنا امرأة من برشيد: رأت دورة بـ 499 درهم، «آخر ثلاثة مقاعد، وشهادة معترف بها من الدولة، وأول دخل في أسبوعين». دفعت بتحويل، فأُضيفت إلى مجموعة على واتساب، ووصلها أحد عشر فيديو موجودة بالمجّان، ثم لم يعد الرقم يجيب.

القصّة متخيَّلة، جمعناها من قصص كثيرة تشبهها. ونرويها لأننا نحن أيضًا نبيع دورات، ومن حقّك أن تفحصينا كما تفحصين غيرنا. لا شيء هنا يحتاج إلى معرفة تقنية. يحتاج إلى عشر دقائق من الهدوء، وهي بالضبط ما يريد المحتال أن يأخذه منك.

## تسع علامات

علامة واحدة لا تثبت شيئًا. وعند الثالثة توقّفي.

1. **وعد بالدخل.** «5 000 درهم في الشهر من بيتك». الدورة الصادقة تقول لك ما ستقدرين على فعله، أما ما تربحينه فيتعلّق بك وبالسوق.
2. **ساعة تعود دائمًا إلى البداية.** افتحي الصفحة غدًا. إن بقيت «ثلاثة مقاعد إلى منتصف الليل»، فالمقاعد دون عدد.
3. **لا اسم.** من يدرّس؟ هل هو شخص له اسم عائلي ومهنة وعمل يُرى؟
4. **لا شركة.** من يصدر الفاتورة؟ البائع في المغرب يستطيع أن يعطيك اسمًا وعنوانًا ورقمًا (ICE).
5. **مدح فقط.** عشرون صورة لرسائل دون أسماء، وفي كلها أخطاء الإملاء نفسها.
6. **لا برنامج.** عبارة «كل الأسرار» ليست فهرسًا.
7. **لا كلمة عن الاسترجاع.** من تثق في دورتها تقول ماذا يقع إن لم تناسبك.
8. **المال إلى شخص.** تحويل إلى حساب خاص باسم لا يظهر في الصفحة.
9. **ممنوع التفكير.** «لو كنت جادّة لقرّرت الآن». هذه الجملة وحدها تكفي.

## خمسة أسئلة ترسلينها

انسخيها. الأكاديمية الحقيقية تجيب بهدوء، وكثيرًا ما تكون الأجوبة في صفحتها من قبل.

> السلام عليكم، تهمّني دورتكم، وعندي خمسة أسئلة قبل أن أدفع:
>
> 1. من يدرّسها، وأين أرى عمله؟
> 2. هل يمكنني أن أرى البرنامج ودرسًا واحدًا أو جزءًا منه؟
> 3. ما الثمن الكامل، وهل تصلني فاتورة؟ وباسم من؟
> 4. إلى متى وكيف أتراجع، ومتى أسترجع مالي؟
> 5. ما هي الشهادة بالضبط، ومن يعترف بها؟

أعطي الجواب يومين. فإن جاءك بدله تسجيل صوتي كله استعجال، فقد وصلك الجواب.

أما السؤال الخامس: أغلب الدورات على الإنترنت تعطي *شهادة مشاركة*. لا عيب في ذلك، وقد تنفع في ملف أعمالك، لكنها ليست دبلومًا. ومن قال «معترف بها من الدولة» فاسأليه عن الجهة ورقم الترخيص، ثم اسألي تلك الجهة.

## الفحص، في مثال

خذي العرض الذي بدأنا به وافحصيه سطرًا سطرًا على ورقة:

| ما فحصته | العلامة |
| --- | --- |
| في الصفحة اسم شخصي فقط | 3 |
| المدح نفسه في صفحة أخرى بأسماء أخرى | 5 |
| الحساب لشخص باسم مختلف | 8 |
| بعد يومين ما زالت ثلاثة مقاعد | 2 |
| جواب أسئلتي تسجيل صوتي: «ادفعي، غدًا يصير الثمن 900» | 9 |

خمس علامات في ثماني دقائق، و499 درهم بقيت عندك.

## ادفعي بطريقة تترك أثرًا

حتى مع من تثقين به:

- ادفعي من حسابك أو باسمك أنت، لا عن طريق «صديقة من المجموعة».
- اكتبي في سبب التحويل اسم الدورة ورقم الطلب.
- احتفظي بأربعة أشياء في ملف واحد: صورة الصفحة وعليها التاريخ، والمحادثة، والوصل، والفاتورة.
- وعند الدفع بالبطاقة انظري بنفسك إلى عنوان صفحة الدفع. رمز البنك يُكتب في صفحة البنك وحدها.

**لا أحد صادقًا يحتاج إلى رمز أُرسل إليك أنت.** لا رمز البنك، ولا الأرقام الستة من واتساب، ولا صورة وجهي البطاقة. ومن يطلبه «للتأكّد فقط» يوشك أن يستعمله. ونحن أيضًا لا نطلب شيئًا من هذا أبدًا، لا بالهاتف ولا برسالة.

## وجوه أخرى للشيء نفسه

- **الطرد.** رسالة تقول إن طردك ينتظر وينقصه 12 درهم، والرابط يقود إلى صفحة تريد بطاقتك كاملة. افتحي موقع شركة التوصيل بكتابة عنوانه بنفسك.
- **العمل.** يُطلب منك أن تدفعي ثمن «التسجيل» أو «لوازم التدريب» قبل أن تعملي من بيتك. العمل يُدخل المال، ولا يبدأ بإخراجه.
- **المنقذ.** سُرقت مرة، فيعرض عليك أحدهم أن يعيد مالك مقابل مبلغ صغير. هذه هي السرقة الثانية.

## إن وقع ما وقع

يقع هذا للحذِرات أيضًا. افعلي في الساعة الأولى، وبهذا الترتيب:

1. **اتصلي ببنكك** بالرقم الموجود خلف البطاقة أو في تطبيقه. أوقفي البطاقة، واسألي هل يمكن إيقاف الدفع.
2. **غيّري كلمة المرور** لبريدك أولًا ثم لغيره، وفعّلي التحقّق بخطوتين.
3. **نبّهي** المجموعة أو الصديقة التي جاءك الرابط منها، دون خجل، فرسالتك تحفظ مال غيرك.
4. **احفظي كل شيء** قبل أن يُمحى: الأرقام والأسماء والصفحات والتسجيلات.
5. **بلّغي** في أقرب مركز للشرطة أو الدرك الملكي، واحملي الملف معك. واسألي هناك عن التبليغ عبر الإنترنت أيضًا، فللشرطة منصّة لذلك.

وأخبري من تثقين به. المحتال يعيش من سكوتنا، والسكوت من الخجل، ومن عليه أن يخجل شخص آخر.

## ودوراتنا نحن؟

اطرحي علينا الأسئلة الخمسة. أسماء المدرّبات والبرنامج والثمن وأجل استرجاع المال مكتوبة في صفحة كل [دورة](/courses) وفي [الشروط](/terms-and-conditions). وإن نقص جواب فـ[راسلينا](/contact)، فعندنا إذن ما نصلحه.
`.trim(),
};
