import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'Film a product with one window and your phone',
  description:
    'No lamp, no tripod, no studio: where to stand, which eight shots to take, and how a jar of honey becomes thirty seconds.',
  body: `
The best lamp in your house cost nothing and was there before you moved in. A window with no direct sun gives soft, wide light that no ring light for 300 MAD can match. What you need is to know where to stand.

This article takes you through one thirty-second video. Take a jar, a soap, a scarf, whatever you sell, and do it while you read.

## Find the right window

Walk through your rooms at ten in the morning and at four in the afternoon and hold your hand up at each window. Look at the shadow your hand throws on the wall:

- hard, with sharp edges: direct sun, too strong
- soft, with blurred edges: this is your window
- hardly any shadow at all: too dark or too far away

If there is only sun, hang a thin white curtain or a bed sheet in front. Switch **every** lamp in the room off. Lamplight is yellow, daylight is blue, and together they make bread look grey and skin look ill.

## Set the stage

Push a table to the window so that the light comes from the **side**, not from behind you and not from behind the product. Side light shows what a thing is made of: the weave of the cloth, the drops on a glass.

On the other side, the one in shadow, put something white: a sheet of cardboard for 5 MAD, a pillowcase over the back of a chair. It throws the light back. Move it closer and further away and watch the shadow change. That is all a reflector does.

For the surface: wood, plain cloth, a tray, a zellige tile. One thing, not four. Take away anything that says nothing about the product.

## Prepare the phone

1. Wipe the lens with cotton. Most “bad cameras” are fingerprints.
2. Film upright if the video is for reels and stories.
3. Use the back camera, at 1x. Do not zoom with two fingers; move closer.
4. Press and hold on the product until the focus and the light are locked, then turn the light down a little. Too dark can be fixed, too bright cannot.
5. Airplane mode. Otherwise somebody will call in the middle of the best shot.

No tripod? Two books and a glass. For shots from above, lay the phone on a shelf so that its camera looks over the edge, with a heavy book on its tail.

## Eight shots, four seconds each

A short video is not one long shot, it is eight short ones. Film each of them for ten seconds and keep the best four. Before you press the button, breathe out and count: one, two. Then press.

1. **The place**: the table by the window, the product small in the picture.
2. **The whole thing**: straight on, filling half the picture.
3. **A detail**: as close as the focus allows.
4. **A hand comes in** and takes it.
5. **It opens**: the lid, the ribbon, the zip. Record the sound, it is half the pleasure.
6. **It is used**: the spoon, the skin, the shoulder.
7. **Something it does**: the thread of honey, the foam, the cloth that falls.
8. **The end**: back in its place, calm, with room at the top for words.

Your face does not have to be in it. Hands are enough to make it human, and they say more than a smile does.

## The honey, shot by shot

Say you sell thyme honey from the mountains near Azilal, in jars of 250 grams. Here is the whole script:

| Seconds | What you see |
| --- | --- |
| 0–3 | The thread of honey falls from the spoon, very close. Words: “One spoon, and more flights than anybody has counted.” |
| 3–7 | The jar by the window, with the light shining through it |
| 7–11 | A hand turns the lid; the small pop as it opens |
| 11–15 | Warm bread, a knife, honey |
| 15–19 | The label, close enough to read |
| 19–24 | A glass of tea, the jar beside it, steam |
| 24–30 | The jar alone. Words: “Thyme honey, 250 g. Write “honey” and I will tell you the price.” |

Notice that the most beautiful shot comes at the beginning, not at the end. People decide in the first few seconds whether to stay. And notice what is missing: no “hello everybody”, no logo turning round.

And be careful with what you write over it. Do not say that honey heals, or that a cream takes wrinkles away. A sentence you cannot prove costs you the trust of those who know something about honey, and they are exactly the customers you want.

## Cut it in twenty minutes

Any free editing app will do; you need four functions.

- **Cut**: start each shot when something moves and end it before it stops.
- **Words**: five at a time, large, away from the lower fifth where the buttons are.
- **Sound**: keep the lid and the knife, and put music under them quietly. Use only music that the app allows for selling; a popular song can get your video muted.
- **Export** in 1080p. Anything more only makes it heavier for people with little data.

Watch it once without sound. If you still understand it, it is finished.

## Your exercise for this week

Film the same product on three days: morning, afternoon, and a grey day. Send the three to one honest friend without telling her which is which, and ask which jar she would like to hold. Then you know your best hour, and from then on you can film the whole week’s videos in it.

If you would like to see it done and get feedback on your own shots, there is a [workshop on product pictures](/workshops/ai-product-photography), and the whole craft is in the course below.
`.trim(),
};

export const ar: PostWords = {
  title: 'صوّري منتجك بنافذة واحدة وهاتف',
  description:
    'دون مصباح ولا حامل ولا استوديو: أين تقفين، وأي ثماني لقطات تأخذين، وكيف تصير جرّة عسل ثلاثين ثانية.',
  body: `
أحسن مصباح في دارك لم يكلّفك شيئًا، وكان فيها قبل أن تسكنيها. نافذة لا تدخلها الشمس مباشرة تعطي ضوءًا ناعمًا واسعًا لا يعطيه مصباح دائري بـ 300 درهم. ما ينقصك هو أن تعرفي أين تقفين.

في هذا المقال نصنع معًا فيديو قصيرًا من ثلاثين ثانية. خذي جرّة أو صابونة أو شالًا، أي شيء تبيعينه، وطبّقي وأنت تقرئين.

## ابحثي عن النافذة

دوري في غرف البيت في العاشرة صباحًا ثم في الرابعة بعد الزوال، وارفعي يدك أمام كل نافذة، وانظري إلى ظلّها على الحائط:

- ظلّ قاسٍ بحوافّ حادّة: شمس مباشرة، أقوى ممّا نريد.
- ظلّ ناعم تذوب حوافّه: هذه نافذتك.
- لا ظلّ يكاد يُرى: المكان مظلم أو بعيد.

إن لم تكن هناك إلا الشمس فعلّقي أمامها ستارًا أبيض رقيقًا أو إزارًا. وأطفئي **كل** مصابيح الغرفة، فضوء المصباح أصفر وضوء النهار أزرق، وإذا اجتمعا بدا الخبز رماديًا والبشرة مريضة.

## هيّئي المكان

ادفعي طاولة إلى النافذة بحيث يأتي الضوء من **الجانب**، لا من خلفك ولا من خلف المنتج. الضوء الجانبي يُظهر ممّ صُنع الشيء: نسيج الثوب، وقطرات الكأس.

وفي الجهة الأخرى، جهة الظلّ، أوقفي شيئًا أبيض: ورقة كرتون بـ 5 درهم، أو غطاء وسادة على ظهر كرسي. يردّ الضوء نحو المنتج. قرّبيه وأبعديه وراقبي الظلّ كيف يتغيّر. هذا كل ما يفعله العاكس الذي يُباع في المحلّات.

أما الأرضية فخشب، أو ثوب بلون واحد، أو صينية، أو قطعة زليج. شيء واحد لا أربعة. وأبعدي كل ما لا يتحدّث عن المنتج.

## هيّئي الهاتف

1. امسحي العدسة بقطعة قطن. أغلب «الكاميرات الرديئة» آثار أصابع.
2. صوّري والهاتف واقف إن كان الفيديو للريلز والستوري.
3. استعملي الكاميرا الخلفية على 1x. لا تقرّبي بأصبعين، اقتربي أنت.
4. اضغطي طويلًا على المنتج حتى يثبت التركيز والضوء، ثم أنزلي الضوء قليلًا. الصورة المظلمة تُصلَح، والمحترقة لا.
5. شغّلي وضع الطيران. المكالمة وسط أجمل لقطة تكاد تكون قانونًا.

ليس عندك حامل؟ كتابان وكأس. وللتصوير من فوق ضعي الهاتف على رفّ بحيث تطلّ الكاميرا من حافّته، وفوق ذيله كتاب ثقيل.

## ثماني لقطات، كل واحدة أربع ثوانٍ

الفيديو القصير ليس لقطة طويلة، بل ثماني لقطات قصيرة. صوّري كل لقطة عشر ثوانٍ واحتفظي بأحسن أربع. وقبل أن تضغطي أخرجي نفَسك وعدّي: واحد، اثنان. ثم اضغطي.

1. **المكان**: الطاولة قرب النافذة، والمنتج صغير في الصورة.
2. **المنتج كاملًا**: من الأمام، يملأ نصف الصورة.
3. **تفصيل**: أقرب ما يسمح به التركيز.
4. **يد تدخل** وتأخذه.
5. **يُفتح**: الغطاء أو الشريط أو السحّاب. سجّلي الصوت، فهو نصف المتعة.
6. **يُستعمل**: الملعقة أو البشرة أو الكتف.
7. **ماذا يفعل**: خيط العسل، أو الرغوة، أو الثوب وهو ينسدل.
8. **النهاية**: يعود إلى مكانه في هدوء، وفوقه فراغ للكلمات.

لا يلزم أن يظهر وجهك. اليدان تكفيان ليصير الفيديو حيًّا، وهما تقولان أكثر من ابتسامة.

## العسل، لقطة لقطة

لنقل إنك تبيعين عسل الزعتر من جبال أزيلال، في جرّات من 250 غرامًا. هذا النصّ كاملًا:

| الثواني | ما يُرى |
| --- | --- |
| 0–3 | خيط العسل ينزل من الملعقة، من قريب جدًّا. الكلمات: «ملعقة واحدة، ورحلات لا تُعدّ بين الزهور» |
| 3–7 | الجرّة قرب النافذة والضوء يعبرها |
| 7–11 | يد تدير الغطاء، وطقطقة الفتحة الأولى |
| 11–15 | خبز ساخن وسكّين وعسل |
| 15–19 | البطاقة من قريب بحيث تُقرأ |
| 19–24 | كأس شاي والجرّة بجانبه والبخار يصعد |
| 24–30 | الجرّة وحدها. الكلمات: «عسل الزعتر، 250 غرامًا. اكتبي كلمة عسل وأرسل لك الثمن» |

لاحظي أن أجمل لقطة في البداية لا في النهاية، فالناس يقرّرون في الثواني الأولى هل يبقون. ولاحظي ما غاب: لا «مرحبًا بكم جميعًا»، ولا شعار يدور.

وانتبهي إلى ما تكتبين. لا تقولي عن العسل إنه يشفي، ولا عن الكريم إنه يمحو التجاعيد. الجملة التي لا تستطيعين إثباتها تُفقدك ثقة من تفهم في العسل، وهي بالضبط من تريدينها زبونة.

## المونتاج في عشرين دقيقة

أي تطبيق مجاني يكفي، وتحتاجين فيه إلى أربعة أشياء:

- **القصّ**: ابدئي اللقطة حين يتحرّك شيء، وأنهيها قبل أن يتوقّف.
- **الكلمات**: خمس في المرة، كبيرة، وبعيدة عن الخُمس الأسفل حيث الأزرار.
- **الصوت**: أبقي صوت الغطاء والسكّين، وتحتهما موسيقى خافتة. استعملي ما يسمح به التطبيق لأغراض البيع، فالأغنية المشهورة قد تُسكت فيديوك.
- **التصدير** بجودة 1080p. أكثر من ذلك يُثقل على من رصيدها من الإنترنت قليل.

شاهديه مرة دون صوت. إن فهمته فقد اكتمل.

## تمرين هذا الأسبوع

صوّري المنتج نفسه في ثلاثة أوقات: صباحًا، وبعد الزوال، وفي يوم غائم. أرسلي الثلاثة إلى صديقة صريحة دون أن تخبريها بالفرق، واسأليها أي جرّة تحبّ أن تحملها. هكذا تعرفين ساعتك، ومنذ ذلك اليوم تصوّرين كل ما يلزم الأسبوع في تلك الساعة.

وإن أردت أن تري ذلك أمامك وتُصحَّح لقطاتك، فعندنا [ورشة لصور المنتجات](/workshops/ai-product-photography)، والحرفة كاملة في الدورة أسفله.
`.trim(),
};

export const fr: PostWords = {
  title: 'Filmer un produit avec une fenêtre et votre téléphone',
  description:
    'Sans lampe, sans trépied, sans studio : où se placer, quels huit plans prendre, et comment un pot de miel devient trente secondes.',
  body: `
La meilleure lampe de la maison n’a rien coûté et elle était là avant vous. Une fenêtre sans soleil direct donne une lumière douce et large, qu’aucun anneau lumineux à 300 DH ne donne. Il reste à savoir où se placer.

Cet article vous mène à travers une vidéo de trente secondes. Prenez un pot, un savon, un foulard, ce que vous vendez, et faites-la en lisant.

## Trouver la bonne fenêtre

Passez dans vos pièces à dix heures du matin et à quatre heures de l’après-midi, et levez la main devant chaque fenêtre. Regardez son ombre sur le mur :

- dure, aux bords nets : soleil direct, trop fort
- douce, aux bords flous : c’est votre fenêtre
- presque pas d’ombre : trop sombre ou trop loin

S’il n’y a que du soleil, accrochez devant un voilage blanc ou un drap. Éteignez **toutes** les lampes de la pièce. Leur lumière est jaune, celle du jour est bleue, et ensemble elles rendent le pain gris et la peau malade.

## Préparer la scène

Poussez une table vers la fenêtre pour que la lumière vienne de **côté**, ni de derrière vous, ni de derrière le produit. La lumière de côté montre de quoi une chose est faite : la trame du tissu, les gouttes sur un verre.

De l’autre côté, à l’ombre, mettez quelque chose de blanc : un carton à 5 DH, une taie sur le dos d’une chaise. Il renvoie la lumière. Approchez-le, éloignez-le, et regardez l’ombre changer. Un réflecteur ne fait rien d’autre.

Pour le support : du bois, un tissu uni, un plateau, un zellige. Une seule chose, pas quatre. Enlevez tout ce qui ne dit rien du produit.

## Préparer le téléphone

1. Essuyez l’objectif avec du coton. La plupart des « mauvaises caméras » sont des traces de doigts.
2. Filmez debout si la vidéo est pour des reels et des stories.
3. Prenez la caméra arrière, en 1x. Ne zoomez pas avec deux doigts ; approchez-vous.
4. Appuyez longtemps sur le produit pour bloquer la netteté et la lumière, puis baissez un peu la lumière. Trop sombre se répare, trop clair non.
5. Mode avion. Sinon, quelqu’un appellera au milieu du plus beau plan.

Pas de trépied ? Deux livres et un verre. Pour filmer d’en haut, posez le téléphone sur une étagère, la caméra au-dessus du vide et un gros livre sur l’autre bout.

## Huit plans de quatre secondes

Une vidéo courte n’est pas un long plan, c’est huit plans courts. Filmez chacun dix secondes et gardez les quatre meilleures. Avant d’appuyer, soufflez et comptez : un, deux. Puis appuyez.

1. **Le lieu** : la table près de la fenêtre, le produit petit dans l’image.
2. **Le produit entier** : de face, il remplit la moitié de l’image.
3. **Un détail** : aussi près que la netteté le permet.
4. **Une main entre** et le prend.
5. **Il s’ouvre** : le couvercle, le ruban, la fermeture. Enregistrez le son, c’est la moitié du plaisir.
6. **On s’en sert** : la cuillère, la peau, l’épaule.
7. **Ce qu’il fait** : le fil de miel, la mousse, le tissu qui tombe.
8. **La fin** : de retour à sa place, au calme, avec de la place en haut pour des mots.

Votre visage n’a pas besoin d’y être. Des mains suffisent à le rendre vivant, et elles en disent plus qu’un sourire.

## Le miel, plan par plan

Disons que vous vendez du miel de thym des montagnes d’Azilal, en pots de 250 grammes. Voici tout le script :

| Secondes | Ce que l’on voit |
| --- | --- |
| 0–3 | Le fil de miel tombe de la cuillère, de très près. Mots : « Une cuillère, et des voyages de fleur en fleur que personne n’a comptés. » |
| 3–7 | Le pot près de la fenêtre, traversé par la lumière |
| 7–11 | Une main tourne le couvercle ; le petit bruit de l’ouverture |
| 11–15 | Du pain chaud, un couteau, du miel |
| 15–19 | L’étiquette, assez près pour la lire |
| 19–24 | Un verre de thé, le pot à côté, la vapeur |
| 24–30 | Le pot seul. Mots : « Miel de thym, 250 g. Écrivez “miel” et je vous dis le prix. » |

Voyez : le plus beau plan est au début, pas à la fin. On décide dans les premières secondes de rester ou non. Et voyez ce qui manque : pas de « bonjour tout le monde », pas de logo qui tourne.

Attention à ce que vous écrivez dessus. Ne dites pas que le miel guérit, ni qu’une crème efface les rides. Une phrase que vous ne pouvez pas prouver vous coûte la confiance de qui s’y connaît en miel, et ce sont justement les clientes que vous voulez.

## Monter en vingt minutes

Toute application gratuite convient ; il faut quatre fonctions.

- **Couper** : commencez chaque plan quand quelque chose bouge, finissez-le avant que cela s’arrête.
- **Les mots** : cinq à la fois, grands, loin du bas de l’image où sont les boutons.
- **Le son** : gardez le couvercle et le couteau, et mettez une musique douce dessous. Seulement une musique que l’application permet pour vendre ; une chanson connue peut couper le son de votre vidéo.
- **Exporter** en 1080p. Plus que cela ne fait que l’alourdir pour qui a peu d’internet.

Regardez-la une fois sans le son. Si vous comprenez encore, elle est finie.

## Votre exercice de la semaine

Filmez le même produit à trois moments : le matin, l’après-midi, et un jour gris. Envoyez les trois à une amie franche sans lui dire lequel est lequel, et demandez quel pot elle aimerait tenir. Vous connaîtrez votre meilleure heure, et vous pourrez y filmer toutes les vidéos de la semaine.

Si vous voulez le voir faire et recevoir un retour sur vos plans, il y a un [atelier sur les photos de produits](/workshops/ai-product-photography), et le métier entier est dans la formation ci-dessous.
`.trim(),
};
