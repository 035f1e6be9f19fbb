import { expect, test } from 'vitest';
import { ar as termsAr } from '../../academy/legal/terms-and-conditions.words.ar.ts';
import { en as termsEn } from '../../academy/legal/terms-and-conditions.words.en.ts';
import { communityPosts } from '../../../content/sample/community-hosts.ts';
import { words } from '../../words.ts';
import { communityRules as rulesEn } from '../../academy/legal/community-rules.words.en.ts';
import { communityRules as rulesAr } from '../../academy/legal/community-rules.words.ar.ts';

const inside = communityPosts.map((post) => JSON.stringify(post)).join('\n');

test.each([
  { locale: 'en', rules: rulesEn, terms: termsEn, seven: /seven/i },
  { locale: 'ar', rules: rulesAr, terms: termsAr, seven: /سبع/ },
] as const)(
  'whoever thinks of joining, whoever is inside and the terms read the same seven rules ($locale)',
  ({ locale, rules, terms, seven }) => {
    expect(rules).toHaveLength(7);
    const before = words[locale].sprintDetails.rules;
    expect(before.items).toEqual(rules);
    expect(before.text).toMatch(seven);
    const section = terms.sections.find(({ id }) => id === 'community');
    expect(section?.blocks).toContainEqual({ points: rules });
    for (const rule of rules) expect(inside).toContain(rule);
    expect(inside).toMatch(seven);
  },
);
