import type { PostWords } from '../../../../src/features/blog/post.ts';

export const en: PostWords = {
  title: 'How to spot a fake online course before you pay',
  description:
    'Nine signs, five questions to send the seller, and what to do in the first hour if you have paid the wrong person.',
  body: `
A woman from Berrechid writes to us: she saw a course for 499 MAD, “last three places, certificate recognised by the state, first income within two weeks”. She paid by transfer, was put into a WhatsApp group, received eleven videos that one can find for nothing, and after that the number no longer answered.

The story is invented, put together from many that sound like it. We tell it because we sell courses ourselves: you should be able to check us in the same way as anybody else. Nothing on this page needs technical knowledge. It needs ten quiet minutes, and it is just these ten minutes that a fraud wants to take from you.

## Nine signs

One sign alone proves nothing. At three, stop.

1. **An income is promised.** “5 000 MAD a month from home.” An honest course can tell you what you will be able to do; what you earn with it depends on you and on the market.
2. **A clock that always begins again.** Open the page tomorrow. If there are still “three places until midnight”, there are as many as you like.
3. **No name.** Who teaches? Is there a person with a surname, a trade, work that one can look at?
4. **No company.** Who sends the invoice? A seller in Morocco can give you a name, an address and a number (ICE).
5. **Only praise.** Twenty screenshots without a surname, all with the same spelling mistakes.
6. **No curriculum.** “All the secrets” is not a table of contents.
7. **No word about giving it back.** Whoever believes in her course says what happens if it is not for you.
8. **Money to a person.** A transfer to the private account of somebody whose name appears nowhere on the page.
9. **You may not think.** “If you were serious, you would decide now.” This sentence alone is enough.

## Five questions to send

Copy them. A real academy answers calmly, and often the answers are on the page already.

> Salam, I am interested in your course and have five questions before I pay:
>
> 1. Who teaches it, and where can I see this person’s work?
> 2. May I see the curriculum and one lesson, or a part of one?
> 3. What is the full price, and will I get an invoice? In which name?
> 4. Until when and how can I withdraw, and when do I get my money back?
> 5. What exactly is the certificate, and who recognises it?

Give it two days. If instead of answers you get voice messages full of hurry, you have your answer.

About the fifth: most online courses give a *certificate of attendance*. That is all right, and it may be useful in a portfolio. It is not a diploma. If somebody says “recognised by the state”, ask for the authority and the number of the permission, and ask that authority.

## The test on an example

Take the offer from above and check it line by line, with a sheet of paper:

| What I check | Sign |
| --- | --- |
| The page gives a first name only | 3 |
| The same praise is on another page under other names | 5 |
| The account belongs to a person with another name | 8 |
| After two days there are still three places | 2 |
| The answer to my questions is an audio message: “pay, tomorrow it is 900” | 9 |

Five signs, eight minutes, 499 MAD kept.

## Pay so that you can prove it

Even with a seller you trust:

- Pay from your own account or by your own name, never through “a friend of the group”.
- Write the name of the course and your order number into the reason of the transfer.
- Keep four things in one folder: the page as a screenshot with its date, the conversation, the receipt, the invoice.
- For a card: look at the address of the payment page yourself. The bank’s code goes into the bank’s page and nowhere else.

**Nobody honest needs a code that was sent to you.** Not the code of your bank, not the six digits from WhatsApp, not a photograph of both sides of your card. Whoever asks for it, “only to check”, is about to use it. We, too, ask for none of them, ever: not by telephone and not by message.

## Other faces of the same thing

- **The parcel.** A message says that your parcel is waiting and 12 MAD are missing. The link leads to a page that wants your whole card. Open the delivery company’s site by typing its address.
- **The job.** You are to pay for “registration” or “training material” before you may work from home. Work brings money in, it does not begin with a payment.
- **The helper.** You have been cheated once, and somebody offers to get your money back for a small fee. That is the second fraud.

## If it has happened already

It happens to careful people too. Do this in the first hour, in this order:

1. **Call your bank** with the number on the back of your card or in its application. Have the card stopped, and ask whether the payment can still be stopped.
2. **Change the password** of your e-mail first, then of the rest. Switch on confirmation in two steps.
3. **Warn** the group or the friend you have the link from. Without shame: your message saves somebody else’s money.
4. **Save everything** before it is deleted: numbers, names, pages, voice messages.
5. **Report it** at the nearest police station or the Gendarmerie, and take the folder with you. Ask there about the online report as well; the police has a platform for it.

Tell a person you trust. Frauds live from our silence, and silence from shame. The only one who has to be ashamed is somebody else.

## And our own courses?

Ask us the five questions. The names of the trainers, the curriculum, the price and the days within which you get your money back stand on every [course page](/courses) and in our [terms](/terms-and-conditions). If an answer is missing there, [write to us](/contact): then we have something to repair.
`.trim(),
};
