import type { PostWords } from '../../../../src/features/blog/post.ts';

export const en: PostWords = {
  title: 'English in twenty minutes a day, with Darija as your helper',
  description:
    'Three small blocks, a notebook with two columns and one sentence that grows all week: a plan for people who have no time.',
  body: `
Most of us do not fail at English because it is difficult. We fail because we begin on a Sunday with two hours, four videos and a new notebook, and by Wednesday a child has a fever. Two hours cannot be found. Twenty minutes can: between the couscous and the dishes, on the tram, before the others wake up.

Twenty minutes every day beat two hours on Sunday, because your memory works at night. Each evening you give it a little, each night it tidies up. If you give it everything at once, it throws most of it away.

## Darija is not in the way

Perhaps you were told at school: think in English. I tell my learners something else. Think in Darija, and notice *what you want to say*. That is the only thing worth learning this week.

Nobody needs the word “chimney”. But you say ten times a day: bghit, khassni, ma fhemtch, wakha, daba nji. So these come first:

- bghit … : I would like …
- khassni … : I need … / I have to …
- ma fhemtch: I did not understand
- 3awdi 3afak: could you say that again, please?
- daba nji: I am coming / I will be right there

Look at the last one. There are two answers, and neither is a word for word translation. That is normal. You do not collect words, you collect **whole sentences for a moment**.

## The three blocks

### Five minutes: listen

Take one minute of spoken English with its text. Not a film, one minute: a recipe, a weather report, a dialogue for learners. Listen three times.

1. Without the text. Catch three words. Three are a good catch.
2. With the text. Underline the sentence that you could use yourself.
3. Without the text again. It has become slower, has it not?

Keep the same minute for three days. Boredom is a good sign: it means you know it.

### Ten minutes: speak

Yes, aloud, and alone is fine. Read your underlined sentence, then look away and say it. Then change one part of it, five times.

Then record thirty seconds of voice message to yourself: what did I do today? Listen to it once. Do not be ashamed of your accent; it says that you speak at least three languages. Look for *one* thing to repair, and record it again.

### Five minutes: write

In the notebook, two columns. On the left what you wanted to say, in Darija, as you speak. On the right how it is said in English. One line a day with a date. In three months that is ninety lines, all from your own life, and there is no textbook that knows you so well.

## The sentence that grows

Here is one week with a single sentence. You write to a customer, or you would like to.

- Monday: *I make soap.*
- Tuesday: *I make soap at home.*
- Wednesday: *I make soap at home with argan oil.*
- Thursday: *I make soap at home with argan oil, and I sell it online.*
- Friday: *I have been making soap at home for two years, and I sell it online.*
- Saturday: say Friday’s sentence to somebody. To the cat, if need be.
- Sunday: rest, or a song you love, without a notebook.

Look at Friday. In Darija you say “hadi 3amayn w ana kan-sayb saboun”: two years, and I am still at it. French says the same with the present. English has a form of its own for this, *I have been making*. You need not know what it is called. Learn it with your own soap, your own job, your own children: *I have been living in Safi for six years.*

## Four traps for us

**“I have 24 years.”** We say 3andi, French says j’ai, so it comes out by itself. English *is* its age: I am 24.

**P and b.** Hold a slip of paper before your mouth. At *paper* it flies, at *baker* it stays. Five times a day while the kettle boils.

**“He is engineer.”** English wants its little word: *an* engineer, *a* teacher, *a* seamstress.

**The question.** “You want tea?” is understood. “Do you want tea?” opens doors. Practise *Do you …?* and *Did you …?* with ten verbs from your day.

## When you have only three minutes

Then do three. Read yesterday’s line aloud and write one word. The rule is not twenty minutes; the rule is **never nothing two days in a row**. A thread that grows thin can be mended, one that breaks has to be tied again.

Fasten it to something that happens anyway:

- the kettle: listening
- the way to work: speaking
- brushing teeth: yesterday’s line, in your head
- after the evening prayer, or after the series: writing

## How you notice that it works

Not by a test. Record a minute about yourself today and put it away. Record another after thirty days, and then listen to the two one after the other. Nobody will have to tell you anything.

And at some point, on an ordinary day, somebody will ask you something in English in a shop in Marrakech, and you will have answered before you were afraid. That usually happens in the second month.

If you would like somebody to listen to you while you practise and to repair your sentence with you, that is what our live sessions are for. The twenty minutes stay yours.
`.trim(),
};
