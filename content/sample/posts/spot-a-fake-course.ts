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

export const fr: PostWords = {
  title: 'Reconnaître une fausse formation en ligne avant de payer',
  description:
    'Neuf signes, cinq questions à envoyer, et que faire dans la première heure si vous avez payé la mauvaise personne.',
  body: `
Une femme de Berrechid nous écrit. Elle a vu une formation à 499 DH : « trois dernières places, certificat reconnu par l’État, premier revenu en deux semaines ». Elle a payé par virement, on l’a ajoutée à un groupe WhatsApp, elle a reçu onze vidéos que tout le monde trouve gratuitement, puis plus personne n’a répondu.

L’histoire est inventée, faite de beaucoup d’autres qui lui ressemblent. Nous la racontons parce que nous vendons aussi des formations : vous devez pouvoir nous vérifier comme n’importe qui. Il ne faut rien savoir de technique. Il faut dix minutes de calme, et c’est exactement ce qu’un escroc veut vous prendre.

## Neuf signes

Un seul signe ne prouve rien. Au troisième, arrêtez.

1. **On promet un revenu.** « 5 000 DH par mois de chez vous. » Une formation honnête dit ce que vous saurez faire ; ce que vous en gagnez dépend de vous et du marché.
2. **Un compte à rebours qui recommence.** Rouvrez la page demain. S’il reste encore « trois places jusqu’à minuit », il n’y a pas de limite du tout.
3. **Pas de nom.** Qui enseigne ? Une personne avec un nom de famille, un métier, un travail que l’on peut voir ?
4. **Pas de société.** Qui fait la facture ? Au Maroc, un vendeur peut vous donner un nom, une adresse et un numéro (ICE).
5. **Seulement des éloges.** Vingt captures sans nom de famille, toutes avec les mêmes fautes.
6. **Pas de programme.** « Tous les secrets » n’est pas un sommaire.
7. **Pas un mot sur le remboursement.** Qui croit à sa formation dit ce qui se passe si elle ne vous convient pas.
8. **L’argent à un particulier.** Un virement sur le compte personnel de quelqu’un dont le nom n’est nulle part sur la page.
9. **Pas le temps de réfléchir.** « Si c’était sérieux, vous décideriez maintenant. » Cette phrase suffit à elle seule.

## Cinq questions à envoyer

Copiez-les. Une vraie académie répond calmement, et souvent les réponses sont déjà sur sa page.

> Salam, votre formation m’intéresse, et j’ai cinq questions avant de payer :
>
> 1. Qui l’enseigne, et où puis-je voir son travail ?
> 2. Puis-je voir le programme et une leçon, ou une partie d’une leçon ?
> 3. Quel est le prix complet, et aurai-je une facture ? À quel nom ?
> 4. Comment me rétracter, jusqu’à quand, et quand mon argent revient-il ?
> 5. Qu’est-ce que le certificat exactement, et qui le reconnaît ?

Donnez deux jours. Si des vocaux pressés arrivent à la place des réponses, vous avez votre réponse.

Pour la cinquième : la plupart des formations en ligne donnent une *attestation de participation*. C’est bien, et cela peut servir dans un portfolio. Ce n’est pas un diplôme. Si l’on vous dit « reconnu par l’État », demandez quelle autorité et le numéro de l’autorisation, puis vérifiez auprès d’elle.

## Le test en pratique

Prenez l’offre du début et vérifiez-la ligne par ligne, sur une feuille :

| Ce que je vérifie | Signe |
| --- | --- |
| La page ne donne qu’un prénom | 3 |
| Les mêmes éloges sont sur une autre page, sous d’autres noms | 5 |
| Le compte est à une personne d’un autre nom | 8 |
| Deux jours après, il reste toujours trois places | 2 |
| La réponse à mes questions est un vocal : « paie, demain c’est 900 » | 9 |

Cinq signes, huit minutes, 499 DH sauvés.

## Payer de façon à pouvoir le prouver

Même avec un vendeur de confiance :

- Payez de votre propre compte ou à votre nom, jamais par « une amie du groupe ».
- Mettez le nom de la formation et le numéro de commande dans le motif du virement.
- Gardez quatre choses dans un dossier : la page en capture avec sa date, la conversation, le reçu, la facture.
- Par carte : regardez vous-même l’adresse de la page de paiement. Le code de la banque s’écrit sur la page de la banque et nulle part ailleurs.

**Personne d’honnête n’a besoin d’un code qui vous a été envoyé.** Ni le code de votre banque, ni les six chiffres de WhatsApp, ni une photo des deux côtés de votre carte. Qui le demande « juste pour vérifier » va s’en servir. Nous ne demandons jamais rien de cela non plus : ni par téléphone, ni par message.

## La même escroquerie sous d’autres formes

- **Le colis.** Un message dit que votre colis attend et qu’il manque 12 DH. Le lien mène à une page qui veut toute votre carte. Ouvrez le site du livreur en tapant son adresse.
- **L’emploi.** Il faut payer une « inscription » ou du « matériel » avant de travailler de chez vous. Un emploi fait entrer de l’argent ; il ne commence pas par en sortir.
- **Le sauveur.** On vous a volé une fois, et quelqu’un propose de récupérer votre argent contre une petite somme. C’est la deuxième escroquerie.

## Si c’est déjà arrivé

Cela arrive aussi aux personnes prudentes. Faites ceci dans la première heure, dans cet ordre :

1. **Appelez votre banque** au numéro derrière la carte ou dans son application. Faites bloquer la carte, et demandez si le paiement peut encore être arrêté.
2. **Changez vos mots de passe** : l’e-mail d’abord, puis le reste. Activez la double vérification.
3. **Prévenez** le groupe ou l’amie qui vous a envoyé le lien. Il n’y a pas de honte : votre message sauve l’argent de quelqu’un d’autre.
4. **Gardez tout** avant que ce soit effacé : numéros, noms, pages, vocaux.
5. **Signalez-le** au poste de police le plus proche ou à la Gendarmerie, avec le dossier. Demandez-y aussi comment le signaler en ligne : la police a une plateforme pour cela.

Parlez-en à quelqu’un de confiance. L’escroc vit de notre silence, et le silence vit de la honte. Ce n’est pas à vous d’avoir honte.

## Et nos propres formations ?

Posez-nous les cinq questions. Les noms des formatrices, le programme, le prix et le délai de remboursement sont sur chaque [page de formation](/courses) et dans nos [conditions générales](/terms-and-conditions). S’il manque une réponse, [écrivez-nous](/contact) : alors nous avons quelque chose à réparer.
`.trim(),
};
