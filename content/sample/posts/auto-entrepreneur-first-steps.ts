import type { PostWords } from '../../../src/site/blog/post.ts';

export const en: PostWords = {
  title: 'Auto-entrepreneur: what to know before you register',
  description:
    'What the status gives you, what it asks of you, what it costs in one example, and the questions to ask at the counter.',
  body: `
The first client who asks for an invoice usually comes sooner than you think. A hotel wants twenty tote bags, a brand abroad wants three videos, and the accountant on the other side writes: “Please send us your invoice with your ICE.” At that moment you need a legal status, and for one person starting alone, auto-entrepreneur is often the simplest.

This article explains it in plain words. It is not legal advice. Rules and amounts change with the yearly finance law, so wherever you read *check*, please check: on the official site [ae.gov.ma](https://ae.gov.ma), at a Barid Al-Maghrib agency that takes registrations, at the CNSS, or with an accountant.

## What it is

An auto-entrepreneur is one person who works for herself, without a company. You are entered in a national register and get a number (ICE) that goes on your invoices. You may work from home. You need no capital and no minimum turnover.

It suits you when:

- you sell things that you make, or goods that you resell, in small numbers
- you offer a service: sewing, teaching, design, filming, translating, hairdressing
- you work alone, or your family sometimes lends a hand

It does not suit you when you want to hire people or start something with a partner, or when your profession has its own professional order (doctors, lawyers, architects and others). Some activities are excluded: check whether yours is on the list.

## The two limits

The status is for small turnovers. As we write this, the yearly limits are:

- **500 000 MAD** for trade, crafts and industry
- **200 000 MAD** for services

Turnover means everything that comes in, before you have paid for cloth, delivery or adverts. If you sell for 30 000 MAD and the cloth cost you 18 000, your turnover is 30 000.

If you think you will go over a limit, talk to an accountant in good time about another legal form. It is good news, and you will see it coming a few months ahead.

## The tax, in one example

You pay a small percentage of what comes in, with no deductions. As we write: **0.5 percent** for trade, crafts and industry, **1 percent** for services. Check the current rates.

Take Nadia, a seamstress from Meknes who exists only in this article. She sews made-to-measure clothes, and her activity counts as a craft.

| Month | MAD |
| --- | --- |
| April | 4 200 |
| May | 6 800 |
| June | 5 000 |
| **Total** | **16 000** |
| **The tax, 0.5 percent** | **80** |

If she were a translator instead, which is a service, it would be 160 MAD.

Two things to know. First: she declares even when she earned nothing in a period. Forgotten declarations bring penalties, empty ones do not. Second: there is a special rule for services when a large part of your money comes from a single client. If you are going to work for one company all year, ask about it *before* you sign.

## Health insurance

Auto-entrepreneurs are covered by compulsory health insurance (AMO), run by the CNSS. You pay a contribution that depends on your turnover, and it is due even in quiet periods. Ask the CNSS how much it is for your bracket, when it starts, and what happens if you are already insured through a husband or wife or another job. Put the amount aside every month in its own envelope; then it never comes as a surprise.

## How you register

1. Choose your activity from the official list. You can usually name a main one and others alongside it. Use the words on the list, not your own.
2. Fill in the application on the official site.
3. Bring what you are asked for to the agency: at least your CIN and the form. Ask what else they need, and note the name of the person who told you.
4. Wait for the answer and keep the certificate, on paper and as a photograph in your e-mail.
5. Put the dates of your declarations in your phone, with a reminder a week before.

You do this yourself. Anybody who asks you for 500 MAD “to get the card quickly” is selling you something you do not need.

## Your first invoice

An invoice is a simple thing. It shows:

- your name, “auto-entrepreneur”, your address, your ICE
- the client’s name, address and ICE
- a number that continues without gaps: 2026-001, 2026-002
- the date, what you delivered, how many, the price, the total
- how it is to be paid, and by when

Auto-entrepreneurs do not add VAT as long as they stay within the status; a sentence saying so belongs on the invoice. Ask at the counter or ask an accountant for the current wording, and keep it in your template.

## An evening a month

Choose one evening, say the first Monday, and do four things: write down every payment received, file the invoices in one folder, put aside tax and insurance, look at what is still unpaid. With 16 000 MAD a quarter this takes forty minutes. For the first of them there is the [Finance Tracker](/products/finance-tracker) in our shop: one line for each amount, with its date, its purse and a category, and the file adds up the month.

## Should you register now?

Ask yourself three questions. Has anybody paid me more than twice? Do clients want invoices? Will I still be doing this in six months? If the answer is yes three times, register. If it is no three times, sell first and learn what sells; the counter will still be there.
`.trim(),
};

export const ar: PostWords = {
  title: 'المقاول الذاتي: ما تعرفينه قبل أن تسجّلي',
  description:
    'ماذا يعطيك هذا النظام وماذا يطلب منك، وكم يكلّف في مثال محسوب، وأي أسئلة تحملينها معك إلى الشبّاك.',
  body: `
أول زبون يطلب فاتورة يأتي أسرع ممّا تتوقّعين. فندق يريد عشرين حقيبة قماش، أو علامة في الخارج تريد ثلاثة فيديوهات، ثم يكتب المحاسب من الجهة الأخرى: «أرسلي لنا الفاتورة وعليها رقم ICE». عندها تحتاجين إلى صفة قانونية، ولمن تعمل وحدها وتبدأ صغيرة، نظام المقاول الذاتي هو الأبسط في أغلب الأحيان.

نشرحه هنا بكلام واضح، وليس هذا استشارة قانونية. القواعد والمبالغ تتغيّر مع قانون المالية كل سنة، فحيثما قرأت «تأكّدي» فتأكّدي حقًّا: في الموقع الرسمي [ae.gov.ma](https://ae.gov.ma)، أو في وكالة بريد المغرب التي تستقبل التسجيل، أو عند الضمان الاجتماعي CNSS، أو عند محاسِبة.

## ما هو

المقاول الذاتي شخص واحد يعمل لحسابه الخاص دون تأسيس شركة. تُسجَّلين في سجلّ وطني، وتحصلين على رقم (ICE) تكتبينه في فواتيرك. يمكنك العمل من بيتك، ولا يُطلب منك رأس مال ولا حدّ أدنى من المداخيل.

يناسبك إن كنت:

- تبيعين ما تصنعين، أو تعيدين بيع سلع بكمّيات صغيرة.
- تقدّمين خدمة: خياطة أو تدريسًا أو تصميمًا أو تصويرًا أو ترجمة أو حلاقة.
- تعملين وحدك، وتساعدك الأسرة أحيانًا.

ولا يناسبك إن أردت تشغيل أجيرات، أو التأسيس مع شريكة، أو كانت مهنتك منظّمة بهيئة خاصة كالطبّ والمحاماة والهندسة المعمارية. وهناك أنشطة مستثناة، فتأكّدي من أن نشاطك في اللائحة المقبولة.

## السقفان

هذا النظام لأرقام المعاملات الصغيرة. ونحن نكتب هذا المقال، السقف السنوي هو:

- **500 000 درهم** للتجارة والصناعة والحرف.
- **200 000 درهم** للخدمات.

رقم المعاملات هو كل ما دخل، قبل أن تدفعي ثمن الثوب والتوصيل والإعلان. إن بعت بـ 30 000 درهم وكلّفك الثوب 18 000، فرقم معاملاتك 30 000.

وإن رأيت أنك تقتربين من السقف، فكلّمي محاسبة في الوقت المناسب عن شكل آخر. إنه خبر سارّ، ويعلن عن نفسه قبل أشهر.

## الضريبة، في مثال

تدفعين نسبة صغيرة ممّا دخل، ولا يُخصم منه شيء. ونحن نكتب: **0,5 في المئة** للتجارة والصناعة والحرف، و**1 في المئة** للخدمات. تأكّدي من النسب الجاري بها العمل.

لنأخذ نادية، وهي خيّاطة من مكناس لا وجود لها إلا في هذا المقال. تخيط على المقاس، ونشاطها حرفي:

| الشهر | درهم |
| --- | --- |
| أبريل | 4 200 |
| ماي | 6 800 |
| يونيو | 5 000 |
| **المجموع** | **16 000** |
| **الضريبة، 0,5 في المئة** | **80** |

ولو كانت مترجمة، أي في الخدمات، لدفعت 160 درهم.

وملاحظتان. الأولى: عليها أن تصرّح ولو كان الدخل صفرًا، فالتصريح المنسي تترتّب عنه غرامات، والتصريح الفارغ لا شيء فيه. والثانية: هناك قاعدة خاصة بالخدمات حين يأتي جزء كبير من المال من زبون واحد. إن كنت ستعملين السنة كلها لشركة واحدة، فاسألي عنها *قبل* التوقيع.

واحتفظي بوصل كل تصريح مع فواتير أشهره، فهو دليلك إن سُئلت بعد سنتين.

## التغطية الصحّية

المقاول الذاتي داخل في التأمين الإجباري عن المرض (AMO) الذي يدبّره CNSS. تدفعين اشتراكًا يتبع رقم معاملاتك، ويُدفع حتى في الفترات الهادئة. اسألي في وكالة CNSS عن مبلغ شريحتك، ومن أي تاريخ يُحسب، وماذا لو كنت مؤمَّنة من قبل عن طريق الزوج أو عمل آخر. وضعي المبلغ جانبًا كل شهر في ظرف وحده، فلا يفاجئك أبدًا.

## كيف تسجّلين

1. اختاري نشاطك من اللائحة الرسمية. يمكنك في العادة أن تذكري نشاطًا رئيسيًا وأنشطة أخرى معه. خذي عبارة اللائحة لا عبارتك.
2. املئي الطلب في الموقع الرسمي.
3. احملي إلى الوكالة ما يُطلب منك: البطاقة الوطنية والمطبوع على الأقلّ. اسألي هناك عن غيرهما، واكتبي اسم من أجابك.
4. انتظري الجواب، واحتفظي بالشهادة على الورق وصورة منها في بريدك.
5. سجّلي تواريخ التصريح في هاتفك، مع تنبيه قبل أسبوع.

تقومين بهذا بنفسك. ومن يطلب منك 500 درهم «لتخرج البطاقة بسرعة» يبيعك شيئًا لا تحتاجين إلى شرائه.

## فاتورتك الأولى

الفاتورة شيء بسيط، وفيها:

- اسمك وعبارة «مقاول ذاتي» وعنوانك ورقم ICE.
- اسم الزبون وعنوانه ورقم ICE الخاص به.
- رقم متسلسل دون فراغ: 2026-001 ثم 2026-002.
- التاريخ، وما سلّمته، وكم هو، والثمن، والمجموع.
- كيف تُدفع، وإلى أي أجل.

المقاول الذاتي لا يضيف الضريبة على القيمة المضافة ما دام داخل النظام، وتُكتب في الفاتورة جملة تقول ذلك. اسألي الشبّاك أو المحاسبة عن صيغتها الحالية، واحتفظي بها في نموذجك.

## أمسية واحدة في الشهر

اختاري أمسية، أول اثنين مثلًا، وافعلي فيها أربعة أشياء: سجّلي كل ما وصلك، ورتّبي الفواتير في ملف واحد، وضعي جانبًا نصيب الضريبة والتأمين، وانظري فيما لم يُدفع بعد. لمن تدخل 16 000 درهم في ثلاثة أشهر يأخذ هذا أربعين دقيقة. وللأول منها في متجرنا ملف [متابعة الحسابات](/products/finance-tracker): سطر لكل مبلغ بتاريخه ومحفظته وصنفه، ويجمع الملف الشهر وحده.

## هل تسجّلين الآن؟

اسألي نفسك ثلاثة أسئلة. هل دفع لي أحد أكثر من مرتين؟ هل يطلب الزبائن فواتير؟ هل سأكون في هذا العمل بعد ستة أشهر؟ إن كان الجواب نعم ثلاث مرات فسجّلي. وإن كان لا ثلاث مرات، فبيعي أولًا وتعلّمي ماذا تبيعين، والشبّاك لن يذهب إلى مكان.
`.trim(),
};

export const fr: PostWords = {
  title: 'Auto-entrepreneur : ce qu’il faut savoir avant de s’inscrire',
  description:
    'Ce que le statut vous donne, ce qu’il demande, ce qu’il coûte dans un exemple, et les questions à poser au guichet.',
  body: `
Le premier client qui demande une facture arrive souvent plus tôt que prévu. Un hôtel veut vingt sacs en toile, une marque de l’étranger veut trois vidéos, et sa comptable écrit : « Merci de nous envoyer votre facture avec votre ICE. » À ce moment-là, il faut un statut, et pour qui commence sans associé, l’auto-entrepreneur est souvent le plus simple.

Cet article l’explique en mots simples. Ce n’est pas un conseil juridique. Les règles et les montants changent avec la loi de finances chaque année ; là où vous lisez *vérifiez*, vérifiez vraiment : sur le site officiel [ae.gov.ma](https://ae.gov.ma), dans une agence Barid Al-Maghrib qui prend les inscriptions, à la CNSS, ou auprès d’une comptable.

## Ce que c’est

L’auto-entrepreneur est une seule personne qui travaille à son compte, sans société. Vous entrez dans un registre national et recevez un numéro (ICE) à mettre sur vos factures. Vous pouvez travailler de chez vous. Il ne faut ni capital ni chiffre d’affaires minimum.

Il vous va si :

- vous vendez ce que vous faites, ou revendez des articles, en petites quantités
- vous proposez un service : couture, cours, graphisme, vidéo, traduction, coiffure
- vous travaillez sans associé, avec parfois un coup de main de la famille

Il ne vous va pas si vous voulez embaucher ou vous associer, ou si votre métier a son propre ordre (médecine, droit, architecture et d’autres). Certaines activités sont exclues : vérifiez que la vôtre est dans la liste.

## Les deux plafonds

Le statut est fait pour les petits chiffres d’affaires. À l’heure où nous écrivons, les plafonds par an sont :

- **500 000 DH** pour le commerce, l’artisanat et l’industrie
- **200 000 DH** pour les services

Le chiffre d’affaires, c’est tout ce qui entre, avant d’avoir payé le tissu, la livraison ou la publicité. Si vous vendez pour 30 000 DH et que le tissu vous a coûté 18 000, votre chiffre d’affaires est de 30 000.

Si vous pensez dépasser un plafond, parlez à temps d’une autre forme avec une comptable. C’est une bonne nouvelle, et elle s’annonce quelques mois avant.

## L’impôt, dans un exemple

Vous payez un petit pourcentage de ce qui entre, sans rien déduire. À l’heure où nous écrivons : **0,5 %** pour le commerce, l’artisanat et l’industrie, **1 %** pour les services. Vérifiez les taux actuels.

Prenons Nadia, une couturière de Meknès qui n’existe que dans cet article. Elle coud sur mesure, et son activité compte comme artisanat.

| Mois | DH |
| --- | --- |
| Avril | 4 200 |
| Mai | 6 800 |
| Juin | 5 000 |
| **Total** | **16 000** |
| **L’impôt, 0,5 %** | **80** |

Si elle était traductrice, donc dans les services, ce serait 160 DH.

Deux choses à savoir. La première : elle déclare même quand elle n’a rien gagné. Une déclaration oubliée coûte une amende, une déclaration vide ne coûte rien. La seconde : il y a une règle spéciale pour les services quand une grande part de votre argent vient d’un seul client. Si vous allez travailler toute l’année pour une seule société, renseignez-vous *avant* de signer.

## L’assurance maladie

L’auto-entrepreneur est couvert par l’assurance maladie obligatoire (AMO), que gère la CNSS. Vous payez une cotisation qui dépend de votre chiffre d’affaires, et elle est due même dans les périodes calmes. Demandez à la CNSS combien pour votre tranche, à partir de quand, et ce qui se passe si vous avez déjà une assurance par votre conjoint ou un autre emploi. Mettez le montant de côté chaque mois, dans son enveloppe : ainsi, jamais de surprise.

## Comment s’inscrire

1. Choisissez votre activité dans la liste officielle. D’habitude, on peut en nommer une principale et d’autres à côté. Prenez les mots de la liste, pas les vôtres.
2. Remplissez la demande sur le site officiel.
3. Apportez à l’agence ce que l’on vous demande : au moins la CIN et le formulaire. Demandez s’il faut autre chose, et notez le nom de la personne qui répond.
4. Attendez la réponse et gardez l’attestation, sur papier et en photo dans vos e-mails.
5. Mettez les dates de vos déclarations dans votre téléphone, avec un rappel une semaine avant.

Vous le faites vous-même. Qui vous demande 500 DH « pour avoir la carte vite » vous vend une chose dont vous n’avez pas besoin.

## Votre première facture

Une facture est une chose simple. On y lit :

- votre nom, « auto-entrepreneur », votre adresse, votre ICE
- le nom du client, son adresse, son ICE
- un numéro qui se suit sans trou : 2026-001, 2026-002
- la date, ce que vous avez livré, combien, le prix, le total
- comment payer, et jusqu’à quand

Un auto-entrepreneur n’ajoute pas de TVA tant qu’il reste dans le statut ; une phrase sur la facture le dit. Demandez la formule actuelle au guichet ou à une comptable, et gardez-la dans votre modèle.

## Un soir par mois

Choisissez un soir, par exemple le premier lundi, et faites quatre choses : noter chaque paiement reçu, ranger les factures dans un dossier, mettre de côté l’impôt et l’assurance, voir ce qui n’est pas encore payé. Avec 16 000 DH par trimestre, cela prend quarante minutes. Pour la première, il y a le [suivi des comptes](/products/finance-tracker) dans notre boutique : une ligne par montant, avec sa date, son porte-monnaie et sa catégorie, et le fichier additionne le mois.

## Faut-il s’inscrire maintenant ?

Posez-vous trois questions. M’a-t-on payé plus de deux fois ? Les clients veulent-ils des factures ? Est-ce que je ferai encore cela dans six mois ? Trois fois oui : inscrivez-vous. Trois fois non : vendez d’abord et apprenez ce qui se vend ; le guichet sera toujours là.
`.trim(),
};
