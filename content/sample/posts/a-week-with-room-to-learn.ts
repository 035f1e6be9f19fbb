import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'A week with room to learn, alongside a job, studies or children',
  description:
    'Count the hours you really have, choose three appointments with yourself, and keep the plan when the week falls apart.',
  body: `
“I would like to learn something, but I have no time” is nearly always true. You work, or study, or both; you cook, you drop off, you pick up. A plan that forgets this is over by the second day, and then you believe that *you* were the problem.

So we do not start with a plan. We start with a sheet of paper and one question: where do the hours go?

## One evening: draw the week as it is

Seven columns, one for each day. Fill in only what cannot be moved:

- work or lectures, with the journey there and back
- sleep, and please be honest about it
- children, cooking, the family, prayer
- fixed dates: hammam on Friday, market on Sunday, football practice

Now look at the white patches. Most people find many small ones and hardly any large ones. That is the truth to build on: you do not have an evening, you have islands.

Next to each island write **f**, **m** or **t** for what your head is like at that hour: fresh, medium or tired. An hour when you are tired is not an hour for new things.

## Choose three islands

Not seven. Three appointments a week of thirty to forty-five minutes, and one short one of fifteen to look back. That is about two hours, and in three months more than twenty-five. In that time you can learn to set up a small shop or hold a first conversation in English.

1. **A fresh one, for what is new.** A lesson, with a pencil.
2. **A medium one, for doing.** No lesson at all: film, sew the sample, write the text, calculate the price.
3. **A tired one, for repeating.** Read the notes, say the sentences aloud, tidy up the files.
4. **Fifteen minutes to look back.** What did I finish, what is next, what can I leave out?

The second one is the most important, and the first one people drop. Watching lessons feels like progress. Making something *is* progress.

## An example: Hanane’s week

Hanane is invented, but you know her. She works in a call centre in Rabat from 9:00 to 18:00, gets home at 19:00, and has a six-year-old son. She wants to learn to make product videos.

Her islands: Tuesday and Thursday from 21:15, after the boy is asleep (tired). The lunch break from 13 to 14 (medium). Saturday morning, when her mother takes the boy to the market (fresh).

Her plan:

| When | What |
| --- | --- |
| Saturday 9:30–10:15 | A lesson, at the kitchen table (fresh, for what is new) |
| Wednesday 13:15–13:45 | Film two shots at the canteen window (medium, for doing) |
| Thursday 21:15–21:45 | Look at what she filmed, edit twenty seconds (tired, for repeating) |
| Sunday 18:00–18:15 | Look back, write next week’s title on a card on the fridge |

Two and a quarter hours in all. She tells her mother and a colleague about it, because you are more likely to keep an appointment that two other people know about.

## Prepare the first two minutes

The hardest thing about studying is not the studying, it is getting started. So prepare the start the evening before:

- The lesson is downloaded on the home wifi, not on prepaid data.
- The notebook is open, with the *one* question for tomorrow.
- The phone is charged, and notifications are off for 45 minutes.
- The notebook names the very first move: “open lesson 4, minute 6”.

If you know the first move, you do not need willpower. You need a chair.

## Say it at home

An hour that nobody knows about belongs to everybody. Say it once, in a quiet moment, kindly and with an end date:

> From this Saturday I am studying from half past nine to a quarter past ten, until the end of February. Please do not call me in that time unless somebody is bleeding. At a quarter past ten I am back, and I will make the msemen.

They are allowed to laugh. And give something back: whoever takes the boy to the market gets an hour of her own from you.

## When the week falls apart

It will. Exams, a wedding in Khemisset, a fever. That is why the plan has three sizes, and you decide on Sunday which kind of week it is:

- **A whole week**: all four appointments.
- **A half week**: one lesson and the look back. Forty-five minutes.
- **A thin week**: five minutes a day. Open the notebook, read one page, close it.

A thin week counts. What does not count is making up for it. Never put a missed hour on top of the next one; that is how plans die. Cross it out and carry on with the next one.

During Ramadan, draw the sheet again. The fresh hour is then often after sohour or two hours after ftour, and three islands become two. That is not less discipline. It is a different month.

## After four weeks

Take the four Sunday cards from the fridge and ask:

- What have I *finished*? Not watched: finished.
- Which appointment did you miss most often? Move it; do not blame yourself for it.
- What did I learn that I have not used? Leave the next lesson until it is used.

Then choose again: the same three islands or others. And do something nice with the person who took the boy to the market. You did this together.

If you would rather have your days on your phone, our [Productivity Tracker App](/products/productivity-tracker-app) holds three tasks a day, a timer for quiet time, and the week in seven doors.
`.trim(),
};

export const ar: PostWords = {
  title: 'أسبوع فيه مكان للتعلّم، مع عمل أو دراسة أو أطفال',
  description: 'احسبي الساعات التي تملكينها حقًّا، واختاري ثلاثة مواعيد مع نفسك، وأنقذي الخطة حين ينقلب الأسبوع.',
  body: `
«أحبّ أن أتعلّم شيئًا، لكن لا وقت عندي». هذه الجملة صحيحة في الغالب. تعملين أو تدرسين أو تجمعين بينهما، وتطبخين وتوصلين وتعودين بالأولاد. والخطة التي تنسى هذا تنتهي في يومها الثاني، فتظنّين أن العيب فيك.

لذلك لا نبدأ بخطة. نبدأ بورقة وسؤال: أين تذهب الساعات؟

## أمسية واحدة: ارسمي الأسبوع كما هو

سبع خانات، لكل يوم خانة. واكتبي فيها ما لا يتحرّك فقط:

- العمل أو الدروس، مع طريق الذهاب والعودة.
- النوم، واكتبي من فضلك النوم الحقيقي.
- الأولاد والطبخ والأسرة والصلاة.
- الثابت من الأشياء: حمّام الجمعة، وسوق الأحد، وتدريب الكرة.

والآن انظري إلى البقع البيضاء. أغلبنا يجد كثيرًا من البقع الصغيرة ولا يكاد يجد واحدة كبيرة. هذه هي الحقيقة التي نبني عليها: ليست عندك أمسيات، عندك جزر.

وبجانب كل جزيرة اكتبي كيف يكون ذهنك في تلك الساعة: صافيًا، أو متوسّطًا، أو متعبًا. ساعة التعب ليست لشيء جديد.

## اختاري ثلاث جزر

لا سبعًا. ثلاثة مواعيد في الأسبوع، من ثلاثين إلى خمس وأربعين دقيقة، وموعد قصير من ربع ساعة للمراجعة. المجموع ساعتان تقريبًا، وفي ثلاثة أشهر أكثر من خمس وعشرين ساعة. في هذا الوقت تتعلّم المرأة كيف تفتح متجرًا صغيرًا، أو كيف تجري أول حوار بالإنجليزية.

1. **موعد والذهن صافٍ، للجديد.** درس، والقلم في اليد.
2. **موعد متوسّط، للعمل باليد.** لا درس فيه: تصوير، أو خياطة قطعة، أو كتابة نصّ، أو حساب ثمن.
3. **موعد متعب، للتكرار.** قراءة الملاحظات، أو ترديد الجمل، أو ترتيب الملفات.
4. **ربع ساعة للمراجعة.** ماذا أتممت، وما التالي، وماذا أترك؟

الثاني هو الأهمّ، وهو أول ما نتنازل عنه. مشاهدة الدروس تشبه التقدّم، أما صنع شيء فهو التقدّم نفسه.

## مثال: أسبوع حنان

حنان متخيَّلة، لكنّك تعرفينها. تعمل في مركز نداء بالرباط من التاسعة إلى السادسة، وتصل إلى دارها في السابعة، وعندها ولد في السادسة من عمره. تريد أن تتعلّم تصوير فيديوهات المنتجات.

جزرها: الثلاثاء والخميس بعد التاسعة والربع ليلًا، حين ينام الولد، وهي متعبة. واستراحة الغداء من الواحدة إلى الثانية، وذهنها متوسّط. وصباح السبت حين تأخذ أمّها الولد إلى السوق، وذهنها صافٍ.

وهذه خطتها:

| متى | ماذا |
| --- | --- |
| السبت 9:30–10:15 | درس على طاولة المطبخ، للجديد |
| الأربعاء 13:15–13:45 | تصوير لقطتين أمام نافذة المطعم، للعمل |
| الخميس 21:15–21:45 | مشاهدة ما صُوّر وقصّ عشرين ثانية، للتكرار |
| الأحد 18:00–18:15 | مراجعة، وعنوان الأسبوع القادم على بطاقة فوق الثلّاجة |

المجموع ساعتان وربع. وأخبرت أمّها وزميلة لها، فالموعد الذي يعرفه اثنان أحرى أن يُحفظ.

## هيّئي أول دقيقتين

أصعب ما في الدراسة هو البداية. فهيّئيها في الليلة التي قبلها:

- الدرس محمّل عبر واي فاي الدار، لا على رصيد الهاتف.
- الدفتر مفتوح، وفي أعلاه سؤال الغد *الواحد*.
- الهاتف مشحون، والتنبيهات صامتة 45 دقيقة.
- وفي الدفتر أول حركة بالضبط: «افتحي الدرس 4، الدقيقة 6».

من تعرف الحركة الأولى لا تحتاج إلى عزيمة، تحتاج إلى كرسي.

## قوليها في الدار

الساعة التي لا يعرفها أحد ملك للجميع. قوليها مرة واحدة، في وقت هادئ، بلطف، وحدّدي لها نهاية:

> ابتداء من هذا السبت أدرس من التاسعة والنصف إلى العاشرة والربع، إلى آخر فبراير. في هذا الوقت لا أحبّ أن يناديني أحد، إلا إن سال دم. وفي العاشرة والربع أعود، وأعجن المسمّن.

الضحك مسموح. وردّي الجميل: من تأخذ الولد إلى السوق لها عندك ساعة تخصّها.

وإن كنت تسكنين مع أسرة كبيرة ولا غرفة لك، فالمكان أهمّ من الساعة: ركن من السطح صباحًا، أو مكتبة الحيّ، أو مقعد في دار الشباب. المكان الذي لا نفعل فيه إلا شيئًا واحدًا يذكّرنا به كلما جلسنا.

## حين ينقلب الأسبوع

سينقلب. امتحانات، أو عرس في الخميسات، أو حمّى. لذلك للخطة ثلاث درجات، وأنت تقرّرين يوم الأحد أي أسبوع هذا:

- **أسبوع كامل**: المواعيد الأربعة.
- **نصف أسبوع**: درس واحد والمراجعة.
- **أسبوع نحيل**: خمس دقائق في اليوم. افتحي الدفتر، واقرئي صفحة، وأغلقيه.

الأسبوع النحيل محسوب. ولا تحاولي أبدًا أن تستدركي: لا تضعي ساعة فاتتك فوق الساعة القادمة، فهكذا تموت الخطط. شطّبي عليها، وامضي إلى التي تليها.

وفي رمضان ارسمي الورقة من جديد. الساعة الصافية تكون فيه غالبًا بعد السحور، أو بعد الفطور بساعتين، وتصير الجزر الثلاث اثنتين. ليس هذا نقصًا في الانضباط، إنه شهر آخر.

## بعد أربعة أسابيع

خذي بطاقات الأحد الأربع من فوق الثلّاجة واسألي:

- ماذا *أتممت*؟ لا ماذا شاهدت.
- أي موعد سقط أكثر من غيره؟ حرّكيه ولا توبّخيه.
- ماذا تعلّمت ولم أستعمله؟ أجّلي الدرس القادم إلى أن تستعمليه.

ثم اختاري من جديد: الجزر نفسها أو غيرها. وافعلي شيئًا جميلًا مع من أخذت الولد إلى السوق، فقد فعلتما هذا معًا.

وإن أردت أيامك على الهاتف، ففي متجرنا [تطبيق تتبّع الإنجاز](/products/productivity-tracker-app): ثلاث مهام في اليوم، ومؤقّت للوقت الهادئ، والأسبوع في سبعة أبواب.
`.trim(),
};

export const fr: PostWords = {
  title: 'Une semaine avec de la place pour apprendre, à côté du travail ou des enfants',
  description:
    'Comptez vos vraies heures, choisissez trois rendez-vous avec vous-même, et gardez le plan quand la semaine s’écroule.',
  body: `
« J’aimerais apprendre quelque chose, mais je n’ai pas le temps » : c’est presque toujours vrai. Vous travaillez, ou vous étudiez, ou les deux ; vous cuisinez, vous déposez les enfants, vous allez les chercher. Un plan qui l’oublie est fini le deuxième jour, et vous croyez ensuite que le problème, c’était *vous*.

Alors, ne commençons pas par un plan. Commençons par une feuille et une question : où vont les heures ?

## Un soir : dessiner la semaine comme elle est

Sept colonnes, une par jour. N’y mettez que ce qui ne bouge pas :

- le travail ou les cours, avec le trajet
- le sommeil, le vrai, s’il vous plaît
- les enfants, la cuisine, la famille, la prière
- ce qui est fixe : le hammam du vendredi, le souk du dimanche, l’entraînement de foot

Regardez maintenant les taches blanches. La plupart des gens en trouvent beaucoup de petites et presque pas de grandes. C’est la vérité sur laquelle bâtir : vous n’avez pas de soirées, vous avez des îles.

À côté de chaque île, écrivez l’état de votre tête à cette heure : **c** pour claire, **m** pour moyenne, **f** pour fatiguée. Une heure de fatigue n’est pas une heure pour du nouveau.

## Choisir trois îles

Pas sept. Trois rendez-vous par semaine de trente à quarante-cinq minutes, et un petit de quinze pour faire le point. Cela fait environ deux heures, et en trois mois plus de vingt-cinq. Dans ce temps, on apprend à ouvrir une petite boutique ou à tenir une première conversation en anglais.

1. **Une île claire, pour le nouveau.** Une leçon, le crayon en main.
2. **Une île moyenne, pour faire.** Pas de leçon : filmer, coudre l’échantillon, écrire le texte, calculer le prix.
3. **Une île fatiguée, pour répéter.** Relire ses notes, dire les phrases à voix haute, ranger les fichiers.
4. **Quinze minutes pour faire le point.** Qu’ai-je terminé, quelle est la suite, que puis-je laisser ?

La deuxième est la plus importante, et la première que l’on abandonne. Regarder des leçons donne l’impression d’avancer. Faire quelque chose, *c’est* avancer.

## Un exemple : la semaine de Hanane

Hanane est inventée, mais vous la connaissez. Elle travaille dans un centre d’appels à Rabat de 9 h à 18 h, rentre à 19 h, et a un fils de six ans. Elle veut apprendre à filmer des produits.

Ses îles : le mardi et le jeudi à partir de 21 h 15, quand le petit dort (fatiguée). La pause de 13 h à 14 h (moyenne). Le samedi matin, quand sa mère emmène le petit au souk (claire).

Son plan :

| Quand | Quoi |
| --- | --- |
| Samedi 9:30–10:15 | Une leçon, à la table de la cuisine (claire, du nouveau) |
| Mercredi 13:15–13:45 | Filmer deux plans à la fenêtre de la cantine (moyenne, faire) |
| Jeudi 21:15–21:45 | Revoir ce qu’elle a filmé, monter vingt secondes (fatiguée, répéter) |
| Dimanche 18:00–18:15 | Faire le point, écrire le titre de la semaine sur une carte au frigo |

Deux heures et quart en tout. Elle en parle à sa mère et à une collègue : un rendez-vous que deux autres personnes connaissent se garde mieux.

## Préparer les deux premières minutes

Le plus dur n’est pas d’étudier, c’est de commencer. Préparez donc le début la veille :

- La leçon est téléchargée sur le wifi de la maison, pas sur la recharge.
- Le cahier est ouvert, avec *la* question de demain.
- Le téléphone est chargé, et les notifications sont coupées pour 45 minutes.
- Le cahier dit le tout premier geste : « ouvrir la leçon 4, minute 6 ».

Si vous connaissez le premier geste, il ne faut pas de volonté. Il faut une chaise.

## Le dire à la maison

Une heure que personne ne connaît appartient à tout le monde. Dites-le une fois, à un moment calme, gentiment, avec une date de fin :

> À partir de ce samedi, j’étudie de neuf heures et demie à dix heures et quart, jusqu’à la fin de février. Pendant ce temps, ne m’appelez pas, sauf si quelqu’un saigne. À dix heures et quart, je reviens et je fais les msemen.

Ils ont le droit de rire. Et rendez quelque chose : qui emmène le petit au souk reçoit de vous une heure à elle.

Si vous vivez en famille nombreuse sans pièce à vous, le lieu compte plus que l’heure : un coin de terrasse le matin, la bibliothèque du quartier, une table à la maison des jeunes.

## Quand la semaine s’écroule

Elle s’écroulera. Des examens, un mariage à Khémisset, une fièvre. C’est pourquoi le plan a trois tailles, et vous décidez le dimanche de quelle semaine il s’agit :

- **Une semaine entière** : les quatre rendez-vous.
- **Une demi-semaine** : une leçon et le point. Quarante-cinq minutes.
- **Une semaine mince** : cinq minutes par jour. Ouvrir le cahier, lire une page, le refermer.

Une semaine mince compte. Ce qui ne compte pas, c’est rattraper. Ne posez jamais une heure manquée sur la suivante ; c’est ainsi que meurent les plans. Barrez-la et continuez avec la prochaine.

Pendant le ramadan, redessinez la feuille. L’heure claire est souvent après le s’hour ou deux heures après le ftour, et trois îles deviennent deux. Ce n’est pas moins de discipline. C’est un autre mois.

## Après quatre semaines

Prenez les quatre cartes du frigo et demandez-vous :

- Qu’ai-je *terminé* ? Pas regardé : terminé.
- Quel rendez-vous est tombé le plus souvent ? Déplacez-le, sans vous faire de reproche.
- Qu’ai-je appris sans m’en servir ? Attendez avec la leçon suivante jusqu’à ce que cela serve.

Puis choisissez de nouveau : les mêmes trois îles ou d’autres. Et faites quelque chose de bien avec la personne qui a emmené le petit au souk. Vous l’avez fait ensemble.

Si vous préférez avoir vos jours sur le téléphone, notre [application de suivi du travail](/products/productivity-tracker-app) tient trois tâches par jour, un minuteur pour le calme, et la semaine en sept portes.
`.trim(),
};
