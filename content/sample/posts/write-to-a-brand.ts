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

export const fr: PostWords = {
  title: 'Écrire à une marque quand on fait de l’UGC : le message qui reçoit une réponse',
  description:
    'À qui écrire, un message à copier, comment dire un prix que vous savez expliquer, et quoi demander avant de filmer.',
  body: `
Une marque n’a pas besoin de vos abonnés. Elle a besoin de vidéos, tout le temps, et de quelqu’un qui livre le jeudi quand c’était promis pour jeudi. C’est cela, l’UGC : vous filmez, la marque publie. Votre premier message n’a donc qu’un but : montrer que vous avez compris le produit et que l’on peut compter sur vous.

La plupart des messages que reçoit une marque commencent par « J’adore vos produits ». Le vôtre commencera par une chose que personne d’autre n’a vue.

## Dix marques, pas cent

Cherchez des marques dont vous avez un produit en main, ou pourriez l’avoir demain. Les petites et les moyennes répondent plus : un atelier de cosmétiques à Agadir, une marque de thé, une boutique de cartables, une maison d’hôtes. Pour chacune, une ligne dans un tableau :

- Que vend-elle, et à qui ?
- Quand a-t-elle publié sa dernière vidéo ? Qu’y manque-t-il ?
- Qui répond : un nom, un e-mail, ou seulement la messagerie ?

Une marque qui publie trois bonnes vidéos par semaine a déjà quelqu’un. Celle qui montre la même photo blanche depuis juin a besoin de vous.

## Filmer une chose avant d’écrire

C’est l’étape qui vous distingue. Prenez *son* produit, ou un produit très proche, et filmez quinze secondes à votre fenêtre. Pas une publicité finie ; un avant-goût. Cela vous coûte une heure. Voir son propre pot dans votre lumière en dit plus à une marque que tout portfolio.

Pas de produit sous la main ? Filmez quelque chose de semblable, et dites-le.

## Le message

Écrivez par e-mail si vous trouvez une adresse, sinon dans la messagerie. Pas plus long que ceci :

> Objet : une idée de 15 secondes pour votre thé à la verveine
>
> Salam Madame Bennis,
>
> Vos vidéos montrent très bien la boîte, mais jamais le moment où l’eau devient verte. Pour moi, c’est la raison d’acheter, alors je l’ai filmé : [lien].
>
> Je fais de courtes vidéos de produits pour des marques, de chez moi, avec des sous-titres en arabe ou en français. Pour vous, je proposerais trois vidéos de 20 secondes : le matin, l’invitée, le cadeau.
>
> Puis-je vous envoyer les trois idées sur une page, avec le prix ? Si la décision revient à quelqu’un d’autre, merci de me dire à qui écrire.
>
> Cordialement\\
> Yasmine, Tétouan\\
> [lien du portfolio] · [téléphone]

Relisez-le à la place de Madame Bennis. La première phrase parle d’elle. La preuve vient avant l’éloge. À la fin, *une* petite question, et un mot suffit pour y répondre. Et pas encore de prix : elle n’a rien demandé.

## Une semaine de silence

Le silence n’est pas un non. C’est mardi, et un camion attend devant sa porte. Écrivez encore deux fois, jamais une quatrième.

Après quatre jours ouvrés :

> Salam Madame Bennis, je reviens vers vous pour le moment où votre thé devient vert. Je vous envoie la page avec les trois idées ?

Après dix autres :

> Salam Madame Bennis, je ferme ma liste du mois vendredi et ne voulais pas le faire sans vous demander. Si ce n’est pas le bon moment, un simple « plus tard » suffit, et je vous écrirai en février.

Notez la date et avancez. Avec dix marques, deux rappels chacune et un tableau, vous savez toujours quoi faire le lundi matin.

## Un prix que vous savez expliquer

Quand elle demande, répondez le jour même, avec un chiffre. Comptez ainsi, pour une vidéo de 20 secondes :

| Une vidéo de 20 secondes | DH |
| --- | --- |
| Préparer et écrire : 1 heure | 70 |
| Filmer : 2 heures | 140 |
| Monter et sous-titrer : 2 heures | 140 |
| Accessoires (pain, fleurs, un verre) | 40 |
| Internet, téléphone, applications | 30 |
| **Total** | **420** |

Cela fait **420 DH** pour une vidéo que la marque montre sur ses propres pages. Si elle veut aussi l’utiliser en publicité payante, elle gagne plus avec, et vous aussi : par exemple 30 % de plus pour trois mois, 126 DH. Cela fait 546, donc vous dites 550 DH.

Trois vidéos ensemble vous font gagner du temps, car la table est déjà prête. Vous pouvez les proposer à 1 150 DH au lieu de 1 260. Voilà une raison ; « parce que vous êtes gentils » n’en est pas une.

Ces chiffres sont un exemple. Mettez vos heures et votre prix de l’heure à la place des nôtres, et augmentez-le tous les trois clients.

## « On vous envoie le produit gratuitement »

Parfois, c’est juste : pour la toute première vidéo de votre portfolio, avec un produit que vous auriez acheté de toute façon. Décidez d’avance combien de fois (deux, c’est déjà beaucoup), et dites-le gentiment :

> Merci pour la proposition, je serai contente d’avoir le produit pour filmer. Mon travail sur une vidéo est à 420 DH ; pour un premier essai, je peux vous faire une vidéo plus courte, de 10 secondes, à 250 DH.

## Avant de filmer

Posez ces six questions par écrit, et ne filmez qu’une fois les réponses reçues :

1. Que doit faire la personne après avoir vu la vidéo ?
2. Que faut-il dire, et que ne faut-il pas dire ?
3. Quelle durée, debout ou couchée, quelle langue, des sous-titres ?
4. Où sera-t-elle montrée, combien de temps, et en publicité payante aussi ?
5. Combien de corrections sont comprises ? (Une, d’habitude ; écrivez-le.)
6. Livrée quand, payée quand, et combien d’avance ? La moitié est une bonne habitude.

Et trois limites à vous : pas de promesse de santé, pas de « je l’utilise depuis des années » si c’est faux, pas de droits « pour toujours et partout » sans un prix pour cela.

## Votre liste du lundi

- Deux nouvelles marques dans le tableau
- Une vidéo de quinze secondes
- Deux premiers messages, deux rappels
- Une ligne dans le carnet : qu’est-ce que les réponses m’ont appris ?

Dix semaines comme cela font vingt marques que vous connaissez. Et il aura fallu en convaincre très peu.
`.trim(),
};
