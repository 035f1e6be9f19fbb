import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'English in twenty minutes a day, with Darija as your helper',
  description:
    'Three short blocks, a notebook with two columns and one sentence that grows all week: a plan for people who have no time.',
  body: `
Most of us do not fail at English because it is difficult. We fail because we start on a Sunday with two hours, four videos and a new notebook, and by Wednesday a child has a fever. You will not find two hours. You will find twenty minutes: between the couscous and the dishes, on the tram, before the others wake up.

Twenty minutes every day beat two hours on Sunday, because your memory works at night. Each evening you give it a little, each night it tidies up. If you give it everything at once, it throws most of it away.

## Darija is not in the way

Perhaps you were told at school to think in English. I tell my learners something else. Think in Darija, and notice *what you want to say*. That is the only thing worth learning this week.

Nobody needs the word “chimney”. But you say ten times a day: bghit, khassni, ma fhemtch, wakha, daba nji. So these come first:

- bghit … : I would like …
- khassni … : I need … / I have to …
- ma fhemtch: I did not understand
- 3awdi 3afak: could you say that again, please?
- daba nji: I am coming / I will be right there

Look at the last one. There are two answers, and neither is a word-for-word translation. That is normal. You are not collecting words, you are collecting **whole sentences for a situation**.

## The three blocks

### Five minutes: listen

Take one minute of spoken English with its text. Not a whole film, one minute: a recipe, a weather report, a dialogue for learners. Listen three times.

1. Without the text. Catch three words. Three are a good catch.
2. With the text. Underline the sentence that you could use yourself.
3. Without the text again. Does it not sound slower now?

Keep the same minute for three days. Boredom is a good sign: it means you know it.

### Ten minutes: speak

Yes, aloud, and alone is fine. Read your underlined sentence, then look away and say it. Then change one part of it, five times.

Then record a thirty-second voice message to yourself: what did I do today? Listen to it once. Do not be ashamed of your accent; it says that you speak at least three languages. Look for *one* thing to fix, and record it again.

### Five minutes: write

In the notebook, two columns. On the left what you wanted to say, in Darija, as you speak. On the right, how to say it in English. One line a day, with the date. In three months that is ninety lines, all from your own life, and no textbook knows you that well.

## The sentence that grows

Here is one week with a single sentence. You write to a customer, or you would like to.

- Monday: *I make soap.*
- Tuesday: *I make soap at home.*
- Wednesday: *I make soap at home with argan oil.*
- Thursday: *I make soap at home with argan oil, and I sell it online.*
- Friday: *I have been making soap at home for two years, and I sell it online.*
- Saturday: say Friday’s sentence to somebody. To the cat, if you have to.
- Sunday: rest, or a song you love, without a notebook.

Look at Friday. In Darija you say “hadi 3amayn w ana kan-sayb saboun”: two years, and I am still at it. French uses the present for this. English has a form of its own, *I have been making*. You do not need to know what it is called. Learn it with your own soap, your own job, your own children: *I have been living in Safi for six years.*

## Four traps for us

**“I have 24 years.”** We say 3andi, French says j’ai, so it slips out. In English you *are* your age: I am 24.

**P and b.** Hold a slip of paper in front of your mouth. Say *paper* and it moves; say *baker* and it stays still. Five times a day while the kettle boils.

**“He is engineer.”** English needs its little word: *an* engineer, *a* teacher, *a* seamstress.

**The question.** People understand “You want tea?”. But “Do you want tea?” opens doors. Practise *Do you …?* and *Did you …?* with ten verbs from your day.

## When you have only three minutes

Then do three. Read yesterday’s line aloud and write one word. The rule is not twenty minutes; the rule is **never nothing two days in a row**. A thread that wears thin can be mended; one that breaks has to be tied again.

Attach it to something that happens anyway:

- the kettle: listening
- the way to work: speaking
- brushing teeth: yesterday’s line, in your head
- after the evening prayer, or after the series: writing

## How you can tell it is working

Not by a test. Record a minute about yourself today and put it away. Record another after thirty days, and then listen to the two of them one after the other. Nobody will have to tell you anything.

And at some point, on an ordinary day, somebody will ask you something in English in a shop in Marrakech, and you will have answered before you were afraid. That usually happens in the second month.

If you would like somebody to listen while you practise and to fix your sentences with you, that is what our live sessions are for. The twenty minutes stay yours.
`.trim(),
};

export const ar: PostWords = {
  title: 'الإنجليزية في عشرين دقيقة يوميًا، والدارجة في عونك',
  description: 'ثلاثة مواعيد قصيرة، ودفتر من خانتين، وجملة واحدة تكبر طوال الأسبوع: خطة لمن لا تجد الوقت.',
  body: `
أغلبنا لا يتعثّر في الإنجليزية لأنها صعبة، بل لأننا نبدأ يوم الأحد بساعتين وأربعة فيديوهات ودفتر جديد، ثم يمرض طفل يوم الأربعاء فينتهي كل شيء. الساعتان لا توجدان. أما عشرون دقيقة فتوجد: بين الكسكس وغسل الأواني، أو في الطرام، أو قبل أن يستيقظ أهل الدار.

وعشرون دقيقة كل يوم خير من ساعتين يوم الأحد، لأن الذاكرة تعمل ليلًا. تعطينها قليلًا كل مساء فترتّبه كل ليلة، فإن أعطيتها كل شيء دفعة واحدة رمت أكثره.

## الدارجة ليست عائقًا

ربما قيل لك في المدرسة: فكّري بالإنجليزية. أنا أقول لتلميذاتي غير ذلك. فكّري بالدارجة، وانتبهي إلى *ما تريدين قوله*، فهو وحده الذي يستحقّ أن تتعلّميه هذا الأسبوع.

لا أحد يحتاج إلى كلمة «مدخنة». لكنّك تقولين عشر مرات في اليوم: بغيت، خاصني، ما فهمتش، واخا، دابا نجي. فبهذه نبدأ:

- بغيت: I would like
- خاصني: I need
- ما فهمتش: I did not understand
- عاودي عفاك: Could you say that again, please?
- دابا نجي: I will be right there

تأمّلي الأخيرة: لا كلمة فيها تقابل كلمة في الدارجة. هذا طبيعي. نحن لا نجمع كلمات، بل **جملًا كاملة، كل جملة للحظتها**.

## المواعيد الثلاثة

### خمس دقائق للاستماع

خذي دقيقة واحدة من الإنجليزية المنطوقة ومعها نصّها. لا فيلمًا، دقيقة: وصفة طبخ، أو نشرة الطقس، أو حوار للمتعلّمين. واسمعيها ثلاث مرات:

1. دون نصّ. التقطي ثلاث كلمات، فثلاث صيد حسن.
2. مع النصّ. ضعي خطًّا تحت الجملة التي يمكنك أن تستعمليها أنت.
3. دون نصّ من جديد. صارت أبطأ، أليس كذلك؟

ابقي مع الدقيقة نفسها ثلاثة أيام. الملل علامة خير، فمعناه أنك حفظتها.

### عشر دقائق للكلام

نعم، بصوت مسموع، ولا بأس أن تكوني وحدك. اقرئي جملتك، ثم ارفعي عينيك عن الورقة وقوليها، ثم غيّري جزءًا منها خمس مرات.

بعد ذلك سجّلي لنفسك رسالة صوتية من ثلاثين ثانية: ماذا فعلت اليوم؟ اسمعيها مرة. لا تخجلي من لكنتك، فهي تقول إنك تتكلّمين ثلاث لغات على الأقلّ. ابحثي عن شيء *واحد* تصلحينه، وسجّلي من جديد.

### خمس دقائق للكتابة

في الدفتر خانتان. في اليمنى ما أردت قوله بالدارجة كما تنطقينه، وفي اليسرى كيف يُقال بالإنجليزية. سطر كل يوم مع التاريخ. بعد ثلاثة أشهر صارت تسعين سطرًا كلها من حياتك، ولا كتاب في الدنيا يعرفك هكذا.

وإن كنت تفضّلين الهاتف على الدفتر، فليكن ملاحظة واحدة لا عشر تطبيقات.

## الجملة التي تكبر

هذا أسبوع كامل بجملة واحدة. أنت تكتبين إلى زبونة، أو تتمنّين ذلك:

- الاثنين: I make soap
- الثلاثاء: I make soap at home
- الأربعاء: I make soap at home with argan oil
- الخميس: I make soap at home and I sell it online
- الجمعة: I have been making soap at home for two years
- السبت: قولي جملة الجمعة لأحد، ولو للقطّة.
- الأحد: استريحي، أو اسمعي أغنية تحبّينها، دون دفتر.

انظري إلى يوم الجمعة. بالدارجة نقول «هادي عامين وأنا كنصايب الصابون»، أي بدأت ولا أزال، والفرنسية تقولها بالمضارع. أما الإنجليزية فلها صيغة خاصة بهذا المعنى: I have been making. لا يهمّ ما اسمها. احفظيها بصابونك أنت وعملك أنت وأولادك أنت: I have been living in Safi for six years.

## أربعة فخاخ تنتظرنا

**العمر.** نقول «عندي 24 عام»، فتخرج منّا I have 24 years. في الإنجليزية أنت *تكونين* عمرك: I am 24.

**الحرفان p و b.** ضعي قصاصة ورق أمام فمك. في paper تطير، وفي baker تبقى في مكانها. خمس مرات كل يوم ريثما يغلي الماء.

**الكلمة الصغيرة.** لا نقول He is engineer بل He is an engineer. وكذلك a teacher و a nurse. المهنة تحبّ أن تسبقها كلمتها.

**السؤال.** عبارة You want tea مفهومة، لكن Do you want tea تفتح الأبواب. تمرّني على Do you وعلى Did you مع عشرة أفعال من يومك.

## حين لا تجدين إلا ثلاث دقائق

اعملي الثلاث. اقرئي سطر البارحة بصوت مسموع واكتبي كلمة. القاعدة ليست عشرين دقيقة، القاعدة **ألّا يمرّ يومان متتاليان دون شيء**. الخيط إذا رقّ نقوّيه، وإذا انقطع احتجنا إلى عقدة.

واربطي كل موعد بشيء يقع كل يوم على أي حال:

- الإبريق على النار: الاستماع.
- الطريق إلى العمل: الكلام.
- غسل الأسنان: سطر البارحة، في الذهن.
- بعد صلاة العشاء، أو بعد المسلسل: الكتابة.

## ومن أين تعرفين أنك تتقدّمين

لا حاجة إلى امتحان. سجّلي اليوم دقيقة عن نفسك وضعيها جانبًا. سجّلي أخرى بعد ثلاثين يومًا، ثم اسمعي الاثنتين واحدة بعد الأخرى. لن تحتاجي إلى من يخبرك.

وفي يوم عادي، في محلّ بمراكش، سيسألك أحدهم شيئًا بالإنجليزية، فتجيبين قبل أن يدركك الخوف. يقع هذا غالبًا في الشهر الثاني.

وإن أردت من يسمعك وأنت تتدرّبين ويصلح جملتك معك، فلذلك لقاءاتنا المباشرة. أما الدقائق العشرون فتبقى لك.
`.trim(),
};

export const fr: PostWords = {
  title: 'L’anglais en vingt minutes par jour, avec la darija pour vous aider',
  description:
    'Trois petits moments, un cahier à deux colonnes et une phrase qui grandit toute la semaine : un plan pour qui n’a pas le temps.',
  body: `
La plupart d’entre nous n’échouent pas en anglais parce que c’est difficile. Nous échouons parce que nous commençons un dimanche avec deux heures, quatre vidéos et un cahier neuf, et que le mercredi un enfant a de la fièvre. Vous ne trouverez pas deux heures. Vous trouverez vingt minutes : entre le couscous et la vaisselle, dans le tram, avant que les autres se réveillent.

Vingt minutes chaque jour valent mieux que deux heures le dimanche, car la mémoire travaille la nuit. Chaque soir vous lui donnez un peu, chaque nuit elle range. Si vous lui donnez tout d’un coup, elle en jette la plus grande partie.

## La darija ne gêne pas

On vous a peut-être dit à l’école de penser en anglais. Je dis autre chose à mes apprenantes. Pensez en darija, et remarquez *ce que vous voulez dire*. C’est la seule chose qui vaille d’être apprise cette semaine.

Personne n’a besoin du mot « cheminée ». Mais vous dites dix fois par jour : bghit, khassni, ma fhemtch, wakha, daba nji. Commençons par là :

- bghit … : *I would like …*
- khassni … : *I need …* ou *I have to …*
- ma fhemtch : *I did not understand*
- 3awdi 3afak : *could you say that again, please?*
- daba nji : *I am coming* ou *I will be right there*

Regardez la dernière. Il y a deux réponses, et aucune n’est du mot à mot. C’est normal. Vous ne ramassez pas des mots, vous ramassez des **phrases entières, chacune pour son moment**.

## Les trois moments

### Cinq minutes : écouter

Prenez une minute d’anglais parlé avec son texte. Pas un film, une minute : une recette, la météo, un dialogue pour apprendre. Écoutez trois fois.

1. Sans le texte. Attrapez trois mots. Trois, c’est une bonne pêche.
2. Avec le texte. Soulignez la phrase que vous pourriez dire vous-même.
3. De nouveau sans le texte. Plus lent, maintenant, non ?

Gardez la même minute trois jours. L’ennui est bon signe : vous la savez.

### Dix minutes : parler

Oui, à voix haute, et il suffit de parler au mur. Lisez votre phrase soulignée, puis levez les yeux et dites-la. Ensuite, changez-en une partie, cinq fois.

Puis enregistrez pour vous un vocal de trente secondes : qu’ai-je fait aujourd’hui ? Écoutez-le une fois. N’ayez pas honte de votre accent ; il dit que vous parlez au moins trois langues. Cherchez *une* chose à corriger, et enregistrez de nouveau.

### Cinq minutes : écrire

Dans le cahier, deux colonnes. À gauche, ce que vous vouliez dire, en darija, comme vous parlez. À droite, comment le dire en anglais. Une ligne par jour, avec la date. En trois mois, cela fait quatre-vingt-dix lignes, toutes de votre vie, et aucun manuel ne vous connaît aussi bien.

## La phrase qui grandit

Voici une semaine avec une seule phrase. Vous écrivez à une cliente, ou vous aimeriez.

- Lundi : *I make soap.*
- Mardi : *I make soap at home.*
- Mercredi : *I make soap at home with argan oil.*
- Jeudi : *I make soap at home with argan oil, and I sell it online.*
- Vendredi : *I have been making soap at home for two years, and I sell it online.*
- Samedi : dites la phrase de vendredi à quelqu’un. Au chat, s’il le faut.
- Dimanche : repos, ou une chanson que vous aimez, sans cahier.

Regardez vendredi. En darija, on dit « hadi 3amayn w ana kan-sayb saboun » : deux ans, et je le fais encore. Le français prend le présent : « je fais du savon depuis deux ans ». L’anglais a une forme à lui, *I have been making*. Pas besoin de savoir comment elle s’appelle. Apprenez-la avec votre savon, votre travail, vos enfants : *I have been living in Safi for six years.*

## Quatre pièges pour nous

**« I have 24 years. »** En darija c’est 3andi, en français « j’ai », alors cela sort tout seul. En anglais, on *est* son âge : *I am 24.*

**P et b.** Tenez un bout de papier devant la bouche. Dites *paper*, il bouge ; dites *baker*, il reste immobile. Cinq fois par jour, pendant que l’eau chauffe.

**« He is engineer. »** Le français dit « il est ingénieur » ; l’anglais veut son petit mot : *an engineer, a teacher, a seamstress.*

**La question.** *You want tea?* se comprend. Mais *Do you want tea?* ouvre des portes. Exercez *Do you …?* et *Did you …?* avec dix verbes de votre journée.

## Quand vous n’avez que trois minutes

Alors, faites-en trois. Lisez la ligne d’hier à voix haute et écrivez un mot. La règle n’est pas vingt minutes ; la règle est **jamais rien deux jours de suite**. Un fil qui s’amincit se répare ; un fil qui casse, il faut le nouer.

Attachez chaque moment à quelque chose qui arrive de toute façon :

- la théière sur le feu : écouter
- le chemin du travail : parler
- se brosser les dents : la ligne d’hier, dans la tête
- après la prière du soir, ou après la série : écrire

## Comment savoir que cela marche

Pas par un test. Enregistrez aujourd’hui une minute sur vous et mettez-la de côté. Enregistrez-en une autre après trente jours, puis écoutez les deux l’une après l’autre. Personne n’aura besoin de vous le dire.

Et un jour ordinaire, dans un magasin de Marrakech, quelqu’un vous demandera quelque chose en anglais, et vous aurez répondu avant d’avoir peur. Cela arrive souvent le deuxième mois.

Si vous voulez que quelqu’un vous écoute et corrige vos phrases avec vous, nos rencontres en direct sont là pour cela. Les vingt minutes restent à vous.
`.trim(),
};
