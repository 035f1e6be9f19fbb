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

export const fr: PostWords = {
  title: 'Vos dix premières commandes, sans payer de publicité',
  description:
    'Quarante noms, un message à copier, trois lieux de votre quartier : un plan de trois semaines pour les dix premières commandes.',
  body: `
Avant de payer une seule publicité, vendez dix fois de la main à la main. Pas seulement pour économiser. Dix personnes vous diront ce qu’aucune publicité ne dit : quelle photo les a fait écrire, quel mot elles n’ont pas compris, ce qui a failli les arrêter.

Une publicité n’est qu’un haut-parleur. Si personne autour de vous ne veut du produit à ce prix, des inconnues n’en voudront pas non plus ; vous aurez seulement payé pour l’apprendre.

## Ce qu’il faut avant de commencer

Moins que vous ne pensez :

- cinq pièces prêtes à donner aujourd’hui, pas « sur commande »
- trois photos à la lumière du jour : le produit entier, un détail, le produit dans une main
- un prix calculé ([voici comment](/blog/price-a-handmade-product))
- une façon de payer sur place, et une autre de loin : à la livraison ou par virement

Pas de logo, pas de site, pas de page à trois cents abonnés. Tout cela vient plus tard, et sera mieux, car vous saurez pour qui.

## Première semaine : quarante noms

Prenez une feuille et notez quarante personnes qui connaissent votre nom. Les cousines, la coiffeuse, la pharmacienne, d’anciennes camarades de classe, les mères à la porte de l’école, la propriétaire. Ne vous demandez pas encore qui achètera. Vous notez qui répondra.

Puis mettez une lettre à côté de chaque nom : **A** pour qui pourrait acheter pour soi, **P** pour qui pourrait en parler. La plupart seront des P, et c’est très bien : votre dixième cliente est une inconnue, et une P vous mènera à elle.

Écrivez à huit d’entre elles par jour. Une par une, par leur nom. Un message envoyé à une liste se lit comme une liste.

> Salam Khadija, comment va ta mère après l’opération ? J’ai commencé à faire du savon à l’huile d’argan, en boîtes de quatre à 90 DH. J’ai cinq boîtes prêtes cette semaine. J’ai pensé à toi parce que tu m’avais demandé ce que je mets sur mes mains. Tu veux en sentir un ? Je passe dans ta rue jeudi. Et si ce n’est pas pour toi, dis-le-moi simplement, cela m’aide aussi.

Regardez ce que fait ce message. Il commence par elle, pas par le savon. Il dit quoi, combien, combien il en reste, quand. Il donne une raison de *lui* écrire. Et il rend le « non » facile : c’est pour cela qu’on répond.

Et répondez le jour même à qui vous écrit, même par une seule phrase.

## Deuxième semaine : trois lieux

Posez le téléphone. Choisissez trois lieux où vous allez à pied et où des femmes s’assoient et attendent : une coiffeuse, un hammam, une couturière, la salle d’attente d’une kiné.

Ne demandez pas à la patronne d’acheter. Proposez ceci :

1. Vous laissez cinq boîtes, avec une petite carte : le prix et votre numéro.
2. Vous revenez dans sept jours, à une heure fixée maintenant.
3. Elle garde 15 DH par boîte vendue. Vous reprenez ce qui reste.

Elle ne risque rien, alors elle dit souvent oui. Écrivez l’accord en deux lignes, prenez-le en photo toutes les deux, et soyez là le septième jour à l’heure dite, même si rien n’est vendu. Surtout dans ce cas : demandez ce que les femmes ont dit en prenant la boîte, puis en la reposant.

## Troisième semaine : celles qui ont acheté

Votre meilleure vendeuse est une femme qui utilise le savon depuis dix jours. Écrivez-lui, une seule question à la fois.

> Salam Meryem, dix jours avec le savon : qu’est-ce qui te plaît, et qu’est-ce que tu changerais ? Sois franche, je ne me fâcherai pas.

Si elle est contente, demandez la deuxième chose :

> Je peux partager ce que tu as dit, sans ton nom ? Et tu connais quelqu’un qui a la peau aussi sèche que la tienne avant ? Si tu lui donnes mon numéro, j’ajoute un petit savon à ta prochaine boîte.

Si elle n’est pas contente, remerciez-la, réparez, et notez sa phrase mot à mot. Elle vaut plus pour vous que les 90 DH.

## La feuille

Tenez une liste à six colonnes : le nom, quand j’ai écrit, ce qu’elle a dit, ce qu’elle a acheté, comment elle m’a connue, quand réécrire. Après trois semaines, lisez-la de haut en bas.

Elle peut ressembler à ceci :

| Où | Boîtes vendues |
| --- | --- |
| 40 messages, 22 réponses | 6 |
| La coiffeuse | 3 |
| La couturière | 1 |
| Le hammam | 0 |
| **Total** | **10** |

Mais la liste dit autre chose : cinq boîtes sur dix ont été achetées **pour offrir**. La prochaine photo sera donc une boîte avec un ruban, et le prochain message commencera par « Il te faut un petit cadeau ? ». Aucune publicité ne vous l’aurait dit.

Notez aussi les « non », avec leur raison. Trois femmes disent que la boîte est trop grande ? La quatrième semaine, essayez deux savons à 50 DH, et réécrivez à ces trois-là. Un non avec une raison est plus près de l’achat qu’un silence.

## Quand cela ne marche pas

- Beaucoup de réponses, pas de commandes : le prix ou le produit n’est pas clair. Demandez aux trois dernières qui ont dit non.
- Pas de réponses : le message parle de vous. Réécrivez-le en commençant par elle.
- Elles achètent une fois et jamais plus : quelque chose déçoit après une semaine. Demandez quoi.
- Vous n’osez pas envoyer : envoyez le premier à quelqu’un qui vous aime, aujourd’hui, avant le dîner.

Dix commandes ne sont pas encore une entreprise. C’est une preuve, et avec une preuve en main, tout devient plus facile : la page, les photos, la première publicité, la première discussion avec un grossiste. Dans notre formation, la boutique se construit justement sur ces dix-là.
`.trim(),
};
