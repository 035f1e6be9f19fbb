/** Words of the business plan template, and its example: a bakery of two women in Salé. All of it is invented. Amounts in MAD. */
export const en = {
  fileTitle: 'Business Plan Template',
  sheets: {
    guide: 'Start here',
    questions: 'Questions',
    numbers: 'My numbers',
    years: 'Three years',
    page: 'My page',
    exampleQuestions: 'Bakery - questions',
    exampleNumbers: 'Bakery - numbers',
    exampleYears: 'Bakery - years',
    examplePage: 'Bakery - page',
  },
  guide: {
    title: 'Business Plan Template',
    lead: 'Twenty questions, one sheet of numbers, and the sums done for you. Yellow cells are yours; the rest works itself out.',
    parts: [
      {
        heading: 'How the workbook is laid out',
        points: [
          'The four sheets with a blue tab are yours and empty: Questions, My numbers, Three years, My page.',
          'The four sheets with an orange tab are the same, filled in for a small bakery. Read them first.',
          '"Three years" and "My page" fill themselves from "My numbers". Do not write in them.',
        ],
      },
      {
        heading: 'The order that works',
        points: [
          'Numbers before sentences: prices, what you need to start, what each month costs.',
          'Where you do not know, guess, and put a question mark beside it. Then ask two people who know.',
          'Write the answers in short sentences. Who reads it has ten minutes.',
          'Print "My page" and "Three years". Take the quotes for your machines along.',
        ],
      },
      {
        heading: 'Three honest questions before you show it',
        points: [
          'Is your own wage among the monthly costs? A plan without it only works as long as you work for nothing.',
          'Does the cash stay above zero in every month? If not, you need more at the start, or a smaller start.',
          'What happens when you sell a quarter less? Lower the season of each month by 25 points and look.',
        ],
      },
      {
        heading: 'Good to know',
        points: [
          'Banks and programmes have forms of their own. This workbook gives you the answers, not the form.',
          'Taxes are not worked out here: they depend on your status. Ask the office or an accountant, and write the sum into the monthly costs.',
          'The bakery, its people and its prices are invented.',
        ],
      },
    ],
  },
  questions: {
    title: 'Twenty questions',
    columns: { question: 'Question', advice: 'Advice', answer: 'Answer' },
    parts: [
      {
        heading: 'You',
        items: [
          [
            'Who are you, and what have you done so far?',
            'Three sentences. Work at home counts.',
            'Samira (34) and Hind (29), sisters-in-law. Samira baked six years for a caterer; Hind sold in a shop. For two years we have baked to order at home.',
          ],
          [
            'Why this, and why now?',
            'What happened that you want it this year?',
            'In Ramadan we had to refuse orders: one oven is too little. A ground-floor room in our street is free.',
          ],
          [
            'Who does what?',
            'Each job has one name.',
            'Samira bakes and buys. Hind sells, answers messages and writes down the money.',
          ],
          [
            'What can you not do, and who helps?',
            'Nobody can do everything; that is no fault.',
            'Neither of us knows accounts. A cousin looks over the sheet once a month; an accountant once a year.',
          ],
        ],
      },
      {
        heading: 'What you sell',
        items: [
          [
            'What do you sell, in one sentence?',
            'A neighbour must understand it.',
            'Bread, msemen and celebration trays, made the same morning, in our quarter.',
          ],
          [
            'What is different from the others?',
            'One thing you can prove.',
            'Barley and whole-grain bread every day; the next bakery has it on Fridays only.',
          ],
          [
            'What does it cost you, piece by piece?',
            'Fill in the sheet of numbers first.',
            'See the numbers: a tray sold for 180 costs us 74 in ingredients and box.',
          ],
          [
            'How did you find your price?',
            'Cost, what others ask, what you need to live.',
            'We wrote down the prices of five bakeries. Our bread costs as much, our trays a little more, with delivery in the quarter.',
          ],
        ],
      },
      {
        heading: 'Who buys',
        items: [
          [
            'Who buys from you? Describe three people.',
            'Names help: Mrs Z., who works and has three children.',
            'Mrs Zahra, who comes home at six and wants bread. The nursery school, 25 children a day. Families with a wedding or an aqiqah.',
          ],
          [
            'How many such people are near you?',
            'Count doors, not the country.',
            'About 400 households in ten minutes on foot, two schools, one nursery.',
          ],
          [
            'Who sells the same, and what do you learn from them?',
            'Go there and buy something.',
            'Three bakeries. One is cheap and closed in the afternoon: from four to eight we are the only ones.',
          ],
          [
            'How do people hear of you?',
            'Two ways you can keep up.',
            'A board at the door and a WhatsApp list with the tray of the week. Nothing else in the first half-year.',
          ],
        ],
      },
      {
        heading: 'How it runs',
        items: [
          [
            'Where do you work, and what does the place need?',
            'Water, electricity, light, permission.',
            '38 square metres, ground floor. Needs a sink, a three-phase socket and an extractor; the owner agrees in writing.',
          ],
          [
            'What must be bought before the first day?',
            'Ask for three quotes.',
            'Second-hand oven, kneader, two tables, a glass counter, a fridge.',
          ],
          [
            'Which papers do you need, and where do you ask?',
            'Write what the office told you, with the date.',
            'Status, opening permit, hygiene: list from the commune of 3 March, five papers, two of them ready.',
          ],
          [
            'Describe one day, hour by hour.',
            'If it does not fit in a day, it does not fit in a plan.',
            '5:00 dough, 7:00 first bread, 10:00 trays, 13:00 break, 16:00 second bread, 20:00 closed and counted.',
          ],
        ],
      },
      {
        heading: 'Money',
        items: [
          [
            'How much do you need to begin?',
            'From "My numbers".',
            '76,500 for the start and 10,500 kept in the till for the first months.',
          ],
          [
            'Where does it come from?',
            'Also small amounts; who gives and what she expects.',
            '25,000 saved, 12,000 from Hind’s mother (to give back in the third year), a loan of 50,000.',
          ],
          [
            'When do you earn what you spend?',
            'The break-even of "My page".',
            'From about 22,100 of sales a month. We plan 29,750 in a normal month.',
          ],
          [
            'What is the greatest risk, and what do you do then?',
            'One sentence each. It shows that you thought.',
            'The oven breaks down: 3,000 are kept for repairs, and the caterer lends us hers for two days.',
          ],
        ],
      },
    ],
  },
  numbers: {
    title: 'Numbers',
    lead: 'All amounts in MAD. Yellow cells are to be filled in.',
    products: 'What you sell in a normal month',
    productColumns: {
      name: 'Product',
      price: 'Price',
      cost: 'Ingredients and packing, each',
      pieces: 'Pieces a month',
      left: 'Left of each',
      sales: 'Sales',
      costs: 'Ingredients',
    },
    start: 'What you need to start',
    money: 'Money you have',
    month: 'What each month costs',
    loanRate: 'Loan: monthly instalment',
    season: 'Your seasons: how much of a normal month is sold (100% is normal)',
    growth: 'Later years',
    growthSales: 'Sales grow in year 2 and in year 3 by',
    growthCosts: 'Costs grow each year by',
    total: 'Together',
    what: 'What',
    amount: 'MAD',
    refused: { title: 'A number', text: 'Please write a number, zero or more.' },
    moneyLines: ['Own savings', 'Family', 'Grant or programme', 'Loan'],
  },
  months: [
    'Month 1',
    'Month 2',
    'Month 3',
    'Month 4',
    'Month 5',
    'Month 6',
    'Month 7',
    'Month 8',
    'Month 9',
    'Month 10',
    'Month 11',
    'Month 12',
  ],
  years: {
    title: 'Three years',
    lead: 'Nothing to fill in here.',
    year: ['Year 1', 'Year 2', 'Year 3'],
    sales: 'Sales',
    ingredients: 'Ingredients and packing',
    gross: 'Left of sales',
    costs: 'Monthly costs',
    loan: 'Instalments of the loan',
    result: 'Left over',
    before: 'Cash before',
    after: 'Cash at the end',
  },
  page: {
    title: 'My page',
    lead: 'One page to print and to take along.',
    needed: 'Needed to start',
    atHand: 'Money there',
    reserve: 'Kept for the first months',
    gap: 'Still missing',
    breakEven: 'Sales a month at which nothing is lost',
    planned: 'Sales planned in a normal month',
    result: ['Left over in year 1', 'Left over in year 2', 'Left over in year 3'],
    lowest: 'Lowest cash in the first year',
    lowestIn: 'and it is in',
    verdictGood: 'The cash stays above zero in every month of the first year.',
    verdictBad: 'In at least one month there is not enough cash. Start smaller, or with more.',
    verdictEmpty: 'Fill in the sheet of numbers.',
    chart: 'Cash at the end of each month',
  },
  example: {
    products: [
      ['Round bread', 2.5, 1.1, 4000],
      ['Whole-grain bread', 4, 1.7, 1500],
      ['Msemen and harcha', 3.5, 1.2, 1500],
      ['Celebration tray', 180, 74, 25],
      ['Biscuits, a kilo', 80, 36, 50],
    ],
    start: [
      ['Oven, second hand', 32000],
      ['Kneader', 14000],
      ['Counter, tables, shelves', 9500],
      ['Fridge', 5500],
      ['Sink, socket, extractor', 8000],
      ['Deposit for the room', 4000],
      ['Papers and sign', 1500],
      ['First flour and boxes', 2000],
    ],
    money: [25000, 12000, 0, 50000],
    month: [
      ['Rent', 2000],
      ['Electricity, water, gas', 1900],
      ['Wage Samira', 3200],
      ['Wage Hind', 3000],
      ['Delivery and transport', 500],
      ['Telephone and internet', 250],
      ['Repairs put aside', 300],
      ['Contributions and taxes put aside', 700],
    ],
    instalment: 1050,
    season: [0.6, 0.75, 0.85, 0.95, 1, 1.2, 1.1, 0.9, 0.85, 1, 1.05, 1.1],
    growth: [0.1, 0.08, 0.04],
  } as BusinessPlanExample,
};

export type BusinessPlanExample = {
  /** name, price, cost, pieces a month. */
  products: readonly (readonly [string, number, number, number])[];
  start: readonly (readonly [string, number])[];
  /** In the order of `moneyLines`. */
  money: readonly number[];
  month: readonly (readonly [string, number])[];
  instalment: number;
  /** Twelve shares of a normal month. */
  season: readonly number[];
  /** Sales in year 2, in year 3, costs each year. */
  growth: readonly [number, number, number];
};
