import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'Writing to a brand as a UGC creator: the message that gets an answer',
  description:
    'Who to write to, a message to copy, how to name a price you can back up, and what to ask before you film.',
  body: `
A brand does not need your followers. It needs videos, all the time, and somebody who delivers on Thursday when she said Thursday. That is what UGC is: you film, the brand publishes. So your first message has only one job: to show that you understand their product and that they can rely on you.

Most messages that brands receive begin with “I love your products”. Yours will begin with something only you saw.

## Choose ten, not a hundred

Look for brands whose product you have in your hand or could have by tomorrow. Small and medium-sized ones answer more often: a cosmetics workshop in Agadir, a tea brand, a shop for school bags, a guest house. For each one, start a line in a spreadsheet:

- What do they sell, and to whom?
- When did they last publish a video? What is missing in it?
- Who answers there: a name, an e-mail, or only the inbox?

If a brand publishes three good videos a week, it has somebody. If it has shown the same white photo since June, it needs you.

## Film one thing before you write

This is the step that sets you apart. Take *their* product, or one very like it, and film fifteen seconds at your window. Not a finished advert; a taste. It costs you an hour. Seeing its own jar in your light tells a brand more than any portfolio.

No product at hand? Film something similar and say so honestly.

## The message

Write by e-mail if you can find an address, otherwise to the inbox. Keep it as short as this:

> Subject: A 15-second idea for your verbena tea
>
> Salam Ms Bennis,
>
> Your videos show the box very well, but never the moment when the water turns green. For me that is the reason to buy it, so I filmed it: [link].
>
> I make short product videos for brands, from home, with subtitles in Arabic or French. For you I would suggest three 20-second videos: the morning, the guest, the gift.
>
> May I send you the three ideas on one page, with the price? If somebody else decides on this, I would be grateful for a name.
>
> Kind regards\\
> Yasmine, Tetouan\\
> [portfolio link] · [phone]

Read it again as if you were Ms Bennis. The first sentence is about her. The proof comes before the boast. There is *one* small question at the end, and she can answer it with one word. And there is no price yet: she has not asked.

## A week of silence

Silence is not a no. It is Tuesday, and she has a delivery at the door. Write twice more, never a fourth time.

After four working days:

> Salam Ms Bennis, I am writing again about the moment your tea turns green. Shall I send you the page with the three ideas?

After ten more:

> Salam Ms Bennis, I am closing my list for this month on Friday and did not want to do it without asking you. If now is not a good time, a short “later” is enough, and I will write in February.

Then note the date and move on. With ten brands, two follow-ups each and a spreadsheet, you always know what to do on Monday morning.

## A price you can explain

When she asks, answer the same day and with a number. Count like this, for one video of 20 seconds:

| One video of 20 seconds | MAD |
| --- | --- |
| Preparing and writing: 1 hour | 70 |
| Filming: 2 hours | 140 |
| Editing and subtitles: 2 hours | 140 |
| Props (bread, flowers, a glass) | 40 |
| Data, phone, apps | 30 |
| **Total** | **420** |

That makes **420 MAD** for a video that the brand shows on its own pages. If it also wants to use it in paid adverts, it earns more from it, and so should you: for instance 30 percent more for three months, 126 MAD. That makes 546, so you say 550 MAD.

Three videos together save you time, since the table is already set up. You can offer them for 1 150 instead of 1 260 MAD. That is a reason; “because you are nice” is not.

The numbers are an example. Put your own hours and hourly rate in place of ours, and raise the rate after every third client.

## “We send you the product for free”

Sometimes that is fair: for the very first piece in your portfolio, with a product you would have bought anyway. Decide in advance how often you will do it (twice is plenty) and say it kindly:

> Thank you for the offer. I would be glad to use the product for filming. My work on a video costs 420 MAD; as a first test I can make you a shorter 10-second video for 250 MAD.

## Before you film

Ask these six questions in writing, and film only when they are answered:

1. What should people do after seeing the video?
2. What must be said, and what must not?
3. How long, upright or wide, which language, subtitles?
4. Where will it be shown, for how long, and will it also be a paid advert?
5. How many corrections are included? (One round is usual; write it down.)
6. When is it due, when is it paid, and how much in advance? Half is a good habit.

And three limits of your own: no health promises, no “I have used it for years” if you have not, no rights “for ever and everywhere” without a price for them.

## Your Monday list

- Two new brands in the spreadsheet
- One fifteen-second video
- Two first messages, two follow-ups
- One line in the diary: what did I learn from the answers?

Ten weeks of that makes twenty brands you know. You will be surprised how few of them you had to persuade.
`.trim(),
};

export const ar: PostWords = {
  title: 'كيف تراسلين علامة تجارية بصفتك صانعة محتوى UGC',
  description: 'لمن تكتبين، ورسالة جاهزة للنسخ، وكيف تقولين ثمنًا وراءه حساب، وماذا تسألين قبل أن تصوّري.',
  body: `
العلامة التجارية لا تحتاج إلى متابعيك. تحتاج إلى فيديوهات لا تنقطع، وإلى من تسلّمها يوم الخميس إن قالت الخميس. هذا هو محتوى UGC: أنت تصوّرين، والعلامة تنشر. فليس لرسالتك الأولى إلا غاية واحدة: أن ترى صاحبتها أنك فهمت منتجها وأنه يُعتمد عليك.

أغلب ما يصل العلامات يبدأ بـ «أحبّ منتجاتكم كثيرًا». رسالتك ستبدأ بشيء لم يره أحد غيرك.

## عشر علامات، لا مئة

ابحثي عن علامات بين يديك شيء من منتجاتها، أو يمكن أن يكون بين يديك غدًا. الصغيرة والمتوسّطة تجيب أكثر: ورشة لمواد التجميل في أكادير، أو علامة شاي، أو متجر لحقائب المدرسة، أو دار ضيافة. وافتحي لكل واحدة سطرًا في جدول:

- ماذا تبيع، ولمن؟
- متى نشرت آخر فيديو؟ وماذا ينقصه؟
- من يجيب فيها: اسم، أو بريد، أو صندوق الرسائل فقط؟

العلامة التي تنشر ثلاثة فيديوهات جيدة في الأسبوع عندها من يصنعها. والتي تعيد الصورة البيضاء نفسها منذ يونيو تحتاج إليك.

## صوّري قبل أن تكتبي

هذه هي الخطوة التي تميّزك عن الأخريات. خذي منتج العلامة، أو ما يشبهه، وصوّري خمس عشرة ثانية أمام نافذتك. لا نريد إعلانًا كاملًا، بل مذاقًا. يكلّفك ساعة، لكن من ترى جرّتها هي في ضوئك تفهم أكثر ممّا يقوله أي ملف أعمال.

ليس عندك المنتج؟ صوّري ما يشبهه، وقولي ذلك بصدق.

## الرسالة

اكتبي بالبريد الإلكتروني إن وجدت العنوان، وإلا ففي صندوق الرسائل، وبهذا الطول لا أكثر:

> الموضوع: فكرة من 15 ثانية لشاي اللويزة عندكم
>
> السلام عليكم السيدة بنّيس،
>
> تظهر العلبة في فيديوهاتكم بوضوح، لكننا لا نرى أبدًا اللحظة التي يخضرّ فيها الماء. وهي عندي سبب الشراء، ولذلك صوّرتها لكم: [الرابط].
>
> أصنع فيديوهات قصيرة للمنتجات من بيتي، مع ترجمة مكتوبة بالعربية أو الفرنسية. وأقترح عليكم ثلاثة فيديوهات من 20 ثانية: الصباح، والضيفة، والهدية.
>
> هل يناسبكم أن أرسل الأفكار الثلاث في صفحة واحدة مع الثمن؟ وإن كان القرار عند غيركم، فأكون شاكرة لو دللتموني على الاسم.
>
> مع التحية\\
> ياسمين، تطوان\\
> [رابط الأعمال] · [الهاتف]

أعيدي قراءتها كأنك السيدة بنّيس. الجملة الأولى عنها هي. والدليل يسبق المدح. وفي الآخر سؤال *واحد* صغير يُجاب عنه بكلمة. ولا ثمن بعد، لأنها لم تسأل.

## أسبوع من الصمت

الصمت ليس رفضًا. إنه يوم الثلاثاء، وعندها شاحنة أمام الباب. اكتبي مرتين أخريين، ولا تكتبي رابعة.

بعد أربعة أيام عمل:

> السلام عليكم السيدة بنّيس، أعود إليكم من أجل لحظة الماء الأخضر. هل أرسل لكم صفحة الأفكار الثلاث؟

وبعد عشرة أخرى:

> السلام عليكم السيدة بنّيس، أقفل لائحة هذا الشهر يوم الجمعة، ولم أرد أن أقفلها قبل أن أسألكم. إن كان الوقت لا يناسب فكلمة «لاحقًا» تكفي، وأراسلكم في فبراير.

ثم سجّلي التاريخ وامضي. بعشر علامات وتذكيرين لكل واحدة وجدول واحد، تعرفين دائمًا ماذا تفعلين صباح الاثنين.

## ثمن تستطيعين شرحه

حين تسأل، أجيبي في اليوم نفسه وبرقم. احسبي هكذا لفيديو واحد من 20 ثانية:

| فيديو من 20 ثانية | درهم |
| --- | --- |
| التحضير والكتابة: ساعة | 70 |
| التصوير: ساعتان | 140 |
| المونتاج والترجمة: ساعتان | 140 |
| أشياء للتصوير، خبز وورد وكأس | 40 |
| الإنترنت والهاتف والتطبيقات | 30 |
| **المجموع** | **420** |

المجموع **420 درهم** لفيديو تنشره العلامة في صفحاتها. وإن أرادت استعماله في إعلانات مدفوعة فهي تربح به أكثر، وأنت أيضًا: 30 في المئة إضافية عن ثلاثة أشهر مثلًا، أي 126 درهم. المجموع 546، ونقولها 550 درهم.

وثلاثة فيديوهات معًا توفّر عليك الوقت لأن الطاولة جاهزة، فيمكنك أن تعرضيها بـ 1 150 درهم بدل 1 260. هذا سبب مفهوم. أما «لأنكم طيّبون» فليس سببًا.

الأرقام مثال. ضعي ساعاتك أنت وثمن ساعتك أنت، وارفعيه بعد كل ثلاث زبونات.

## «نرسل لك المنتج مجانًا»

قد يكون هذا عدلًا: لأول عمل في ملفك، ومع منتج كنت ستشترينه على كل حال. قرّري مسبقًا كم مرة تقبلين (مرتان كثير) وقوليها بلطف:

> شكرًا على العرض، يسعدني أن آخذ المنتج للتصوير. عملي على الفيديو بـ 420 درهم، وللتجربة الأولى يمكنني أن أصنع لكم فيديو أقصر من 10 ثوانٍ بـ 250 درهم.

## قبل أن تصوّري

اسألي هذه الأسئلة الستة كتابة، ولا تصوّري إلا بعد الجواب عنها:

1. ماذا نريد ممّن شاهدت الفيديو أن تفعل؟
2. ما الذي يجب أن يُقال، وما الذي لا يُقال؟
3. كم مدّته، وهل هو طولي أم عرضي، وبأي لغة، وهل معه ترجمة؟
4. أين سيُنشر، وإلى متى، وهل سيُستعمل في إعلان مدفوع؟
5. كم تصحيحًا يشمله الثمن؟ جولة واحدة هي المعتاد، فاكتبيها.
6. متى التسليم ومتى الدفع وكم التسبيق؟ النصف عادة حسنة.

ولك ثلاثة حدود لا يقرّرها غيرك: لا وعود بالشفاء، ولا «أستعمله منذ سنوات» إن لم تستعمليه، ولا حقوق «إلى الأبد وفي كل مكان» إلا بثمن يخصّها.

## لائحة كل اثنين

- علامتان جديدتان في الجدول
- فيديو واحد من خمس عشرة ثانية
- رسالتان أوليان وتذكيران
- سطر في الدفتر: ماذا تعلّمت من الأجوبة؟

عشرة أسابيع على هذا النحو تساوي عشرين علامة تعرفينها. وستستغربين قلّة من احتجت إلى إقناعهنّ.
`.trim(),
};
