import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'What should your handmade product cost?',
  description:
    'A calculation you can do on the back of an envelope, with a cushion cover from first thread to final price in dirhams.',
  body: `
Ask ten women who sew, cook or paint how they set a price, and most will say: I looked at what the others charge. The trouble is that you see the others’ prices and not their costs. Perhaps they get the cloth from an aunt. Perhaps they lose money on every piece and have not noticed yet.

Your price starts at your own table. Take a sheet of paper; in half an hour you will know the number you must never go below.

## Count what goes into one piece

Take one product, the one you sell most. Write down everything that leaves the house with it:

- the material, including what ends as scraps
- the small things: thread, zip, label, glue
- the packaging, down to the sticker and the thank-you card

Do not guess. Weigh, measure, look for the receipt. If a metre of cloth costs 60 MAD and gives you two covers with some left over, each cover has used 30 MAD of cloth; the scraps are not free just because they are in a bag.

## Pay yourself by the hour

This is the line most people leave out, and the reason so many give up exhausted. Your hours are a cost, like thread.

Time yourself on three pieces, one after the other, and take the middle result. Count all of it: cutting, sewing, ironing, photos, answering messages, the trip to the post office divided by the parcels you carried.

Then choose what an hour is worth. A useful question: *what would I pay a neighbour who does this as well as I do?* Start there, and never at zero.

## Share out what you pay anyway

Some costs do not belong to one piece: the phone, electricity, repairs to the machine, the taxi to the wholesale market. Add up one ordinary month and divide by the number of pieces you really make in a month, not the number you dream of.

## Leave room for what goes wrong

One piece tears, one is a gift, one comes back from delivery with a stain. If it happens to you once in twenty, add 5 percent. If you do not know, keep a list for two months; until then, 5 percent is a safe start.

## The cushion cover, line by line

Here is the full calculation for an embroidered cushion cover:

| One piece | MAD |
| --- | --- |
| Cloth | 38 |
| Thread and zip | 12 |
| Bag, card, sticker | 7 |
| Work: 3 hours at 25 | 75 |
| Share of the month: 300 for 20 pieces | 15 |
| **Total** | **147** |
| **With 5 percent for losses** | **154** |

> **154 MAD is the floor you stand on.**

At that price you have been paid for your hours and the workshop has paid for itself. Nothing is left over for a better machine, a slow Ramadan or the next roll of cloth.

So you add a profit. A quarter of the cost is a common place to start: 154 MAD plus 38.50 MAD makes 192.50 MAD. Rounded to a price people can say: **195 MAD**.

## Now look at what others charge

Only now do you look at the market, and for a different reason. If covers like yours sell for 120 MAD, do not go down to 120. You have three honest options:

1. Make it in less time: cut ten at once, embroider a smaller motif, buy zips by the hundred.
2. Make it clearly different: natural dye, a name on request, a matching pair.
3. Make something else. A product that does not pay for your hours is a hobby, and a hobby can be lovely, as long as you call it one.

And if others charge 280 MAD for the same quality, you are too cheap. A low price does not only cost money; it makes people doubt the work.

## Shops and discounts

A boutique that resells your cover needs its own margin, often as much again as it pays you. If it pays you 195 MAD, it will charge around 300 to 390 MAD. Before you say yes, check two things: that your own online price is not lower than the shop’s, and that the order is large enough to save you time.

For discounts, keep one rule: never below the floor. With a price of 195 MAD and a floor of 154 MAD you have 41 MAD to play with. Ten percent for a friend who takes three? That is 175.50 MAD each: still fine. Twenty-five percent? That is 146.25 MAD: you would be paying her.

## Say the price without apologising

Write the sentence and practise it aloud: “The cover is 195 MAD, embroidered by hand, and it takes me three hours.” Then stop talking. If she finds it too much, you can offer something smaller. You do not owe her a lower price.

- Do the sheet once for each product.
- Do it again when a material goes up, and at least every six months.
- Keep the old sheets: they show you which product really earns you a living.

Once you have your price, the [Business Plan Template](/products/business-plan-template) in our shop takes it from there: you enter price, cost, pieces and what a month costs you in the sheet “My numbers”, and it works out what you have left each month.
`.trim(),
};

export const ar: PostWords = {
  title: 'بكم تبيعين ما تصنعه يداك؟',
  description: 'حساب بسيط على ورقة واحدة: غطاء وسادة مطرّز، من أول خيط إلى الثمن الأخير بالدرهم.',
  body: `
حين تسأل الزبونة «بشحال؟» يسبق الخجلُ الحسابَ عند كثيرات منّا. نقول ثمنًا سمعناه عند جارة أو رأيناه في صفحة على إنستغرام، ثم نكتشف آخر الشهر أن التعب كان كبيرًا والربح صغيرًا. السبب بسيط: نعرف أثمنة الأخريات ولا نعرف تكاليفهنّ. ربما جاءهنّ الثوب هدية، وربما يخسرن في كل قطعة ولا يدرين.

الثمن لا يبدأ من السوق، بل من طاولتك أنت. خذي ورقة وقلمًا، وبعد نصف ساعة ستعرفين الرقم الذي لا يجوز أن تنزلي تحته.

## ما الذي يدخل في القطعة الواحدة

اختاري منتجًا واحدًا، أكثر ما تبيعين، واكتبي كل ما يخرج معه من الدار:

- المادة الأولى، ومعها ما يضيع في القصّ.
- الأشياء الصغيرة: الخيط والسحّاب والبطاقة واللصاق.
- التغليف كله، حتى بطاقة الشكر.

لا تقدّري تقديرًا. زِني، وقيسي، وابحثي عن الفاتورة. إذا كان متر الثوب بـ 60 درهم ويكفي لغطاءين، فكل غطاء أخذ 30 درهم، وما بقي من قصاصات ليس مجانًا لأنه في كيس.

## ساعتك لها ثمن

هذا هو السطر الذي تنساه أغلبنا. ساعات العمل تكلفة مثل الخيط تمامًا، ومن لا تحسبها تعمل عند زبوناتها دون أجر.

احسبي وقت ثلاث قطع متتالية وخذي الوسط. واحسبي كل شيء: القصّ والخياطة والكيّ والتصوير والجواب عن الرسائل، والطريق إلى البريد مقسومًا على عدد الطرود.

ثم حدّدي ثمن الساعة. السؤال الذي ينفع: *كم أدفع لجارة تتقن هذا العمل مثلي؟* من هنا تبدئين، لا من الصفر.

وإن وجدت أن القطعة تأخذ وقتًا أطول ممّا كنت تظنّين فلا تغضبي، فهذا أول ربح تجنينه من الورقة.

## نصيب القطعة من مصاريف الشهر

هناك مصاريف لا تخصّ قطعة بعينها: الهاتف، والكهرباء، وإصلاح الماكينة، وسيارة الأجرة إلى سوق الجملة. اجمعي مصاريف شهر عادي، واقسميها على القطع التي تصنعينها فعلًا، لا على القطع التي تحلمين بها.

## اتركي مكانًا لما لا يسير كما نريد

قطعة تتمزّق، وأخرى تُهدى، وثالثة تعود من التوصيل وعليها بقعة. إن كان هذا يقع لك مرة في كل عشرين، فأضيفي 5 في المئة. وإن كنت لا تعرفين، فسجّلي ما يضيع شهرين كاملين، واعملي بنسبة 5 في المئة إلى أن تعرفي.

## مثال كامل: غطاء وسادة مطرّز

هذا حساب غطاء واحد سطرًا بسطر:

| في القطعة الواحدة | درهم |
| --- | --- |
| الثوب | 38 |
| الخيط والسحّاب | 12 |
| الكيس والبطاقة | 7 |
| العمل: 3 ساعات، والساعة بـ 25 | 75 |
| نصيبها من الشهر: 300 على 20 قطعة | 15 |
| **المجموع** | **147** |
| **مع 5 في المئة لما يضيع** | **154** |

> **154 درهم هي الأرض التي تقفين عليها.**

بهذا الثمن أخذت أجر ساعاتك وغطّت الورشة مصاريفها، لكن لم يبقَ شيء لماكينة أحسن ولا لشهر كاسد.

لذلك نضيف الربح. كثيرات يبدأن بربع التكلفة: 154 درهم زائد 38,50، أي 192,50. ونجعله رقمًا يسهل قوله: **195 درهم**.

## الآن فقط انظري إلى السوق

ننظر إلى أثمنة الأخريات الآن، ولسبب آخر. إن وجدت غطاء يشبه غطاءك بـ 120 درهم فلا تنزلي إليه. أمامك ثلاث طرق صادقة:

1. اربحي الوقت: قصّي عشر قطع دفعة واحدة، وصغّري الغرزة، واشتري السحّابات بالمئة.
2. اجعليه مختلفًا: صباغة طبيعية، أو اسم تطلبه الزبونة، أو زوج من وسادتين لا يفترقان.
3. غيّري المنتج. ما لا يغطّي ثمن ساعاتك هواية، والهواية جميلة، بشرط أن نسمّيها باسمها.

أما إن كانت القطعة نفسها تُباع بـ 280 درهم وأنت تبيعينها بـ 195، فأنت أرخص ممّا يجب. الثمن المنخفض يضيّع المال، ويجعل الناس يشكّون في جودة العمل أيضًا.

## المحلّات والتخفيضات

المحلّ الذي يبيع لك يحتاج هو أيضًا إلى ربح، وقد يضاعف ما يدفعه لك. فإن اشترى منك بـ 195 درهم، عرض القطعة غالبًا بين 300 و390. قبل أن تقبلي، تأكّدي من أمرين: ألّا يكون ثمنك على الإنترنت أقلّ من ثمن المحلّ، وأن تكون الطلبية كبيرة بحيث توفّر عليك وقتًا.

وللتخفيض قاعدة واحدة: لا ننزل تحت الأرض. بين 195 و154 عندك 41 درهم تتحرّكين فيها. صديقة أخذت ثلاث قطع وطلبت 10 في المئة؟ القطعة بـ 175,50 درهم، لا بأس. طلبت 25 في المئة؟ تصير بـ 146,25، أي أنك تدفعين لها من جيبك.

واحذري تخفيضًا لا يُرى: التوصيل المجاني، والقطعة الهدية، والساعة التي تقضينها في تعديل صغير لا يُحسب. كل ذلك يخرج من الدراهم الإحدى والأربعين نفسها، فاكتبيه في الورقة قبل أن تعدي به.

## قولي الثمن دون اعتذار

اكتبي الجملة وردّديها بصوت مسموع: «الغطاء بـ 195 درهم، مطرّز باليد، ويأخذ منّي ثلاث ساعات». ثم اسكتي. إن رأته كثيرًا فاعرضي عليها قطعة أصغر، فليس عليك أن تعرضي ثمنًا أصغر.

- اعملي ورقة واحدة لكل منتج.
- أعيديها كلما ارتفع ثمن مادة، ومرة كل ستة أشهر على الأقلّ.
- احتفظي بالأوراق القديمة، فهي تخبرك أي منتج يطعمك حقًّا.

وحين يثبت ثمنك وتريدين أن تعرفي ماذا يُبقي لك الشهر، ففي متجرنا [ملف مخطط الأعمال](/products/business-plan-template): تكتبين في ورقة «أرقامي» الثمن والتكلفة وعدد القطع وما يكلّفك الشهر، ويتكفّل الملف بالحساب.
`.trim(),
};

export const fr: PostWords = {
  title: 'Combien vendre ce que vous faites à la main ?',
  description:
    'Un calcul qui tient sur une enveloppe : une housse de coussin brodée, du premier fil au prix final en dirhams.',
  body: `
Quand la cliente demande « bch7al ? », la gêne arrive souvent avant le calcul. On dit un prix entendu chez une voisine ou vu sur une page Instagram, et à la fin du mois on découvre beaucoup de fatigue et peu d’argent. La raison est simple : on voit les prix des autres, pas leurs coûts. Peut-être qu’une tante leur donne le tissu. Peut-être qu’elles perdent de l’argent sur chaque pièce sans le savoir.

Votre prix ne commence pas au marché, il commence sur votre table. Prenez une feuille : dans une demi-heure, vous connaîtrez le chiffre sous lequel il ne faut jamais descendre.

## Compter ce qui entre dans une pièce

Prenez un seul produit, celui que vous vendez le plus. Notez tout ce qui quitte la maison avec lui :

- la matière, et ce qui finit en chutes
- les petites choses : fil, fermeture, étiquette, colle
- l’emballage, jusqu’à l’autocollant et la carte de remerciement

Ne devinez pas. Pesez, mesurez, cherchez le ticket. Si un mètre de tissu coûte 60 DH et donne deux housses et un reste, chaque housse a pris 30 DH de tissu. Les chutes ne sont pas gratuites parce qu’elles sont dans un sac.

## Vous payer à l’heure

C’est la ligne que presque tout le monde oublie, et la raison pour laquelle tant de gens arrêtent, à bout de forces. Vos heures sont un coût, comme le fil.

Chronométrez trois pièces de suite et prenez le résultat du milieu. Comptez tout : couper, coudre, repasser, photographier, répondre aux messages, et le trajet à la poste divisé par le nombre de colis portés.

Puis décidez de ce que vaut une heure. La question qui aide : *combien paierais-je une voisine qui fait cela aussi bien que moi ?* Partez de là, jamais de zéro.

## Partager ce que vous payez de toute façon

Certains frais n’appartiennent à aucune pièce : le téléphone, l’électricité, la réparation de la machine, le taxi jusqu’au marché de gros. Additionnez un mois ordinaire, et divisez par le nombre de pièces que vous faites vraiment, pas par celui dont vous rêvez.

## Garder de la place pour ce qui tourne mal

Une pièce se déchire, une autre s’offre, une troisième revient de livraison avec une tache. Si cela vous arrive une fois sur vingt, ajoutez 5 %. Si vous ne savez pas, tenez une liste pendant deux mois ; en attendant, 5 % est un début prudent.

## La housse de coussin, ligne par ligne

Voici le calcul complet d’une housse brodée :

| Pour une pièce | DH |
| --- | --- |
| Tissu | 38 |
| Fil et fermeture | 12 |
| Sac, carte, autocollant | 7 |
| Travail : 3 heures à 25 | 75 |
| Part du mois : 300 pour 20 pièces | 15 |
| **Total** | **147** |
| **Avec 5 % pour les pertes** | **154** |

> **154 DH, c’est le sol sous vos pieds.**

À ce prix, vos heures sont payées et l’atelier s’est payé. Il ne reste rien pour une meilleure machine, un mois creux ou le prochain rouleau de tissu.

Alors, on ajoute un bénéfice. Beaucoup commencent par un quart du coût : 154 DH plus 38,50 DH font 192,50 DH. Arrondi à un prix facile à dire : **195 DH**.

## Maintenant, regardez les prix des autres

Seulement maintenant, et pour une autre raison. Si des housses comme les vôtres se vendent à 120 DH, ne descendez pas à 120. Il y a trois chemins honnêtes :

1. Gagner du temps : couper dix pièces d’un coup, broder un motif plus petit, acheter les fermetures par cent.
2. Faire clairement autre chose : une teinture naturelle, un prénom sur demande, deux coussins qui vont ensemble.
3. Changer de produit. Ce qui ne paie pas vos heures est un loisir, et un loisir peut être très beau, si on l’appelle par son nom.

Et si la même qualité se vend ailleurs à 280 DH, vous êtes trop bas. Un prix trop bas ne coûte pas seulement de l’argent : il fait douter du travail.

## Magasins et remises

Un magasin qui revend votre housse a besoin de sa marge, souvent autant que ce qu’il vous paie. S’il vous paie 195 DH, il la vendra entre 300 et 390 DH. Avant de dire oui, vérifiez deux choses : que votre propre prix en ligne n’est pas plus bas que celui du magasin, et que la commande est assez grande pour vous faire gagner du temps.

Pour les remises, une seule règle : jamais sous le sol. Entre 195 et 154 DH, vous avez 41 DH de jeu. Dix pour cent pour une amie qui en prend trois ? Cela fait 175,50 DH pièce : ça va. Vingt-cinq pour cent ? Cela fait 146,25 DH : c’est vous qui la payez.

Attention aussi aux remises qui ne se voient pas : la livraison offerte, la pièce en cadeau, l’heure passée sur une retouche. Tout sort des mêmes 41 DH.

## Dire le prix sans s’excuser

Écrivez la phrase et répétez-la à voix haute : « La housse est à 195 DH, brodée à la main, et elle me prend trois heures. » Puis taisez-vous. Si c’est trop pour elle, proposez quelque chose de plus petit. Vous ne lui devez pas un prix plus bas.

- Faites la feuille une fois pour chaque produit.
- Refaites-la quand une matière augmente, et au moins tous les six mois.
- Gardez les anciennes feuilles : elles disent quel produit vous fait vraiment vivre.

Une fois votre prix trouvé, le [modèle de business plan](/products/business-plan-template) de notre boutique prend la suite : vous y notez le prix, le coût, le nombre de pièces et ce que coûte un mois, et il calcule ce qui vous reste chaque mois.
`.trim(),
};
