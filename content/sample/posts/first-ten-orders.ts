import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'Your first ten orders, without paying for adverts',
  description:
    'Forty names, one message you can copy, three places in your neighbourhood: a three-week plan for the first ten orders.',
  body: `
Before you pay for a single advert, sell ten times by hand. Not to save money, although you will. You do it because ten people will tell you things no advert can: which photo made them write, which word they did not understand, what nearly stopped them.

Adverts only amplify what is already there. If nobody around you wants the product at this price, strangers will not want it either; you will just have paid to find out.

## What you need before you begin

Less than you think:

- five pieces ready to hand over today, not “on order”
- three photos in daylight: the whole product, a detail, the product in a hand
- a price you have worked out (here is [how](/blog/price-a-handmade-product))
- one way to pay on the spot, and one for customers further away: cash on delivery or a transfer

No logo, no website, no page with three hundred followers. They come later, and they will be better because you will know who they are for.

## Week one: forty names

Take a sheet of paper and write down forty people who know you by name. Cousins, the hairdresser, the pharmacist, former classmates, the mothers at the school gate, your landlady. Do not ask yourself yet who will buy. You are writing down who will answer.

Then mark the names with one of two letters: **B** for those who could buy for themselves, **T** for those who could tell somebody. Most will be T, and that is fine: your tenth customer is somebody you do not know yet, and a T will lead you to her.

Write to eight of them a day. One by one, by name. A message sent to a list reads like one.

> Salam Khadija, how is your mother after the operation? I have started making soap with argan oil, in boxes of four for 90 MAD. I have five boxes ready this week. I thought of you because you once asked me what I use for my hands. Would you like to smell one? I will be passing your street on Thursday. And if it is not for you, just tell me, that helps me too.

Look at what this message does. It starts with her and not with the soap. It says what, how much, how many, when. It gives a reason for writing to *her*. And it makes “no” easy, which is why people answer.

## Week two: three places

Now put the phone down. Choose three places within walking distance where the women you have in mind sit and wait: a hairdresser, a hammam, a dressmaker, the waiting room of a physiotherapist.

Do not ask them to buy from you. Offer this:

1. You leave five boxes, with a small card that has the price and your number.
2. You come back in seven days, at a time you agree now.
3. She keeps 15 MAD for each box sold. You take back what is left.

She risks nothing, so she often says yes. Write the agreement in two lines, both take a photo of it, and be there on the seventh day at that time, even if she has sold nothing. Especially then: ask what people said when they picked it up and put it down again.

## Week three: the people who bought

Your best salesperson is a woman who has used the soap for ten days. Write to her, and ask one question at a time.

> Salam Meryem, ten days with the soap now: what do you like, and what would you change? Be honest, I will not be hurt.

If she is happy, ask for the second thing:

> May I share what you said, without your name? And do you know one person whose skin is as dry as yours was? If you send her my number, I will add a small soap to your next box.

If she is not happy, thank her, put it right, and write down what she said word for word. It is worth more to you than the 90 MAD.

## The sheet

Keep a list with six columns: name, when I wrote, what she said, what she bought, how she heard of me, when to write again. After three weeks read it from top to bottom.

It might look like this:

| Where | Boxes sold |
| --- | --- |
| 40 messages, 22 answers | 6 |
| The hairdresser | 3 |
| The dressmaker | 1 |
| The hammam | 0 |
| **Total** | **10** |

But the list tells you something more: five of the ten were bought **as a gift**. So the next photograph is of a box with a ribbon, and the next message begins with “Do you need a small present?” No advert would have told you that.

## When it does not work

- Many answers, no orders: the price or the product is not clear. Ask the last three people who said no.
- No answers: the message is about you. Write it again and start with her.
- They buy once and never again: something disappoints after a week. Ask.
- You do not dare to send it: send the first one to somebody who loves you, today, before dinner.

Ten orders are not a business yet. They are proof, and with proof in your hand everything that follows is easier: the page, the photos, the first advert, the first talk with a wholesaler. In our course we build the shop on exactly these ten.
`.trim(),
};

export const ar: PostWords = {
  title: 'طلباتك العشر الأولى، دون درهم واحد للإعلانات',
  description: 'أربعون اسمًا، ورسالة جاهزة للنسخ، وثلاثة أماكن في حيّك: خطة ثلاثة أسابيع لأول عشر طلبات.',
  body: `
قبل أن تدفعي ثمن أول إعلان، بيعي عشر مرات بيدك. ليس للتوفير فقط، بل لأن عشر نساء سيقلن لك ما لا يقوله أي إعلان: أي صورة جعلتهنّ يكتبن لك، وأي كلمة لم يفهمنها، وما الذي كاد يمنعهنّ من الشراء.

الإعلان مكبّر صوت. إن كان المنتج بهذا الثمن لا يعجب من حولك، فلن يعجب الغرباء، والفرق الوحيد أنك دفعت لتعرفي ذلك.

## ما تحتاجينه قبل البداية

أقلّ ممّا تظنّين:

- خمس قطع جاهزة للتسليم اليوم، لا «تحت الطلب».
- ثلاث صور في ضوء النهار: المنتج كاملًا، وتفصيل منه، وهو في يد.
- ثمن محسوب، وقد شرحنا [كيف تحسبينه](/blog/price-a-handmade-product).
- طريقة للدفع في الحين، وأخرى من بعيد: عند التسليم أو بتحويل.

لا شعار ولا موقع ولا صفحة بثلاثمئة متابع. كل ذلك يأتي بعد حين، وسيكون أحسن لأنك ستعرفين لمن تصنعينه.

## الأسبوع الأول: أربعون اسمًا

خذي ورقة واكتبي أسماء أربعين شخصًا يعرفونك: بنات العمّ، والحلّاقة، والصيدلانية، وزميلات الدراسة، وأمّهات باب المدرسة، وصاحبة الدار. لا تسألي الآن من ستشتري، فأنت تكتبين من ستجيب.

ثم ضعي أمام كل اسم علامة: **ش** لمن قد تشتري لنفسها، و**خ** لمن قد تخبر غيرها. أغلب الأسماء ستكون من الصنف الثاني، ولا بأس بذلك، فزبونتك العاشرة امرأة لا تعرفينها بعد، وواحدة من هؤلاء هي الطريق إليها.

راسلي ثماني نساء في اليوم، واحدة واحدة وبالاسم. الرسالة الجماعية تُقرأ كرسالة جماعية.

> السلام عليكم خديجة، كيف حال الوالدة بعد العملية؟ بدأت أصنع صابونًا بزيت أركان، العلبة فيها أربع قطع بـ 90 درهم، وعندي خمس علب جاهزة هذا الأسبوع. فكّرت فيك لأنك سألتني مرة عمّا أدهن به يدي. هل تحبّين أن تشمّي واحدة؟ سأمرّ قرب داركم يوم الخميس. وإن لم يكن يناسبك فقوليها لي دون حرج، فهذا يفيدني أيضًا.

تأمّلي ما تفعله هذه الرسالة. تبدأ بها هي لا بالصابون. تقول ما هو وبكم وكم بقي ومتى. تذكر سببًا يخصّها وحدها. وتجعل «لا» سهلة، ولهذا السبب يجيب الناس.

وأجيبي من تكتب لك في اليوم نفسه، ولو بجملة واحدة.

## الأسبوع الثاني: ثلاثة أماكن

الآن ضعي الهاتف جانبًا. اختاري ثلاثة أماكن تصلين إليها مشيًا، تجلس فيها النساء وينتظرن: حلّاقة، أو حمّام، أو خيّاطة، أو قاعة انتظار عند مروّضة طبية.

لا تطلبي من صاحبة المكان أن تشتري. اعرضي عليها هذا:

1. تتركين خمس علب مع بطاقة صغيرة فيها الثمن ورقم هاتفك.
2. تعودين بعد سبعة أيام في ساعة تحدّدينها الآن.
3. لها 15 درهم عن كل علبة تُباع، وما بقي تستردّينه.

هي لا تغامر بشيء، ولذلك كثيرًا ما تقبل. اكتبا الاتفاق في سطرين ولتصوّره كل منكما، وكوني هناك في اليوم السابع في الساعة المحدّدة ولو لم يُبع شيء. بل خصوصًا إن لم يُبع شيء: اسأليها ماذا قالت النساء حين حملن العلبة ثم وضعنها.

## الأسبوع الثالث: اللواتي اشترين

أحسن بائعة عندك امرأة استعملت الصابون عشرة أيام. اكتبي لها، واسألي سؤالًا واحدًا في كل مرة.

> السلام عليكم مريم، مرّت عشرة أيام مع الصابون: ما الذي أعجبك وما الذي تغيّرينه؟ كوني صريحة، لن أغضب.

إن كانت راضية فاطلبي الأمر الثاني:

> هل تسمحين أن أنشر كلامك دون اسمك؟ وهل تعرفين واحدة بشرتها جافّة كما كانت بشرتك؟ إن أعطيتها رقمي أضفت لك قطعة صغيرة إلى علبتك القادمة.

وإن لم تكن راضية فاشكريها، وأصلحي الأمر، واكتبي جملتها حرفًا حرفًا. إنها أغلى عندك من التسعين درهمًا.

## الورقة

احتفظي بجدول من ست خانات: الاسم، ومتى كتبت لها، وماذا قالت، وماذا اشترت، وكيف سمعت بي، ومتى أكتب لها من جديد. وبعد ثلاثة أسابيع اقرئيه من أوله إلى آخره.

هكذا قد يكون الحساب مثلًا:

| أين | علب مبيعة |
| --- | --- |
| 40 رسالة، 22 جوابًا | 6 |
| الحلّاقة | 3 |
| الخيّاطة | 1 |
| الحمّام | 0 |
| **المجموع** | **10** |

لكن الورقة تقول أكثر من ذلك: خمس من العشر اشتُريت **هدية**. إذن فالصورة القادمة لعلبة عليها شريط، والرسالة القادمة تبدأ بـ «هل تحتاجين هدية صغيرة؟». لا إعلان كان سيخبرك بهذا.

ولا تتركي الورقة تكذب عليك: اكتبي «لا» أيضًا، واكتبي سببها كما قيل. ثلاث نساء قلن «العلبة كبيرة عليّ»؟ إذن جرّبي في الأسبوع الرابع قطعتين بـ 50 درهم، وأعيدي الكتابة إلى الثلاث أنفسهنّ. من قالت لا لسبب واضح أقرب إلى الشراء ممّن لم تجب أبدًا.

## وإن لم ينجح الأمر

- أجوبة كثيرة ولا طلبات: الثمن أو المنتج غير واضح. اسألي آخر ثلاث قلن لا.
- لا أجوبة: الرسالة تتحدّث عنك أنت. أعيدي كتابتها وابدئي بها هي.
- يشترين مرة ولا يعدن: شيء يخيّب الظنّ بعد أسبوع. اسألي عنه.
- لا تجرئين على الإرسال: أرسلي الأولى إلى من تحبّك، اليوم، قبل العشاء.

عشر طلبات ليست مشروعًا بعد، لكنها دليل. والدليل في اليد يسهّل كل ما يأتي: الصفحة والصور وأول إعلان وأول حديث مع بائع بالجملة. وفي دورتنا نبني المتجر فوق هذه العشر بالذات.
`.trim(),
};
