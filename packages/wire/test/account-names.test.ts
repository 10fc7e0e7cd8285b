import { describe, expect, test } from 'vitest';
import { parseSignUp } from '../account.ts';
import { foldName, foldsOf, isAccountName } from '../name.ts';
import { weaknessOf } from '../password.ts';

describe('names of accounts', () => {
  test.each([
    ['Ana', 'ANA'],
    ['Ana Lu', 'ana\u00a0lu'],
    ['Ana Lu', 'An\u200ba-Lu'],
    ['Ana', 'Ａｎａ'],
    ['Ana', 'Аnа'],
    ['Rosso', 'R0ss0'],
    ['Straße', 'STRASSE'],
    ['ΣΑΣ', 'σας'],
    ['José', 'Jose\u0301'],
    ['Lina', 'Lına'],
    ['Ana', 'АNА'],
    ['Ana', 'A\u202en\u2066a'],
  ])('%s is taken for %s', (one, other) => expect(foldName(one)).toBe(foldName(other)));

  test.each([
    ['Ana', 'Anna'],
    ['José', 'Joso'],
    ['王小明', '王大明'],
  ])('%s is somebody else than %s', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));

  test('Greek letters are taken for others where they are capitals', () => {
    expect(foldsOf('ΑΝΑ')).toContain(foldName('ANA'));
    expect(foldsOf('ανα')).toContain(foldName('ava'));
    expect(foldsOf('Ana')).toEqual(['ana']);
  });

  test.each([
    ['Carla', 'CarIa'],
    ['Carla', 'Сагӏа'],
    ['Ina', 'lna'],
    ['Nina', 'Νιηα'],
    ['Hugo', 'հսցօ'],
    ['Armin', 'Arrnin'],
    ['Vera', 'Ѵега'],
  ])('%s looks like %s', (one, other) => {
    const folds = foldsOf(one);
    expect(foldsOf(other).some(fold => folds.includes(fold))).toBe(true);
  });

  test.each([
    'Ana',
    'Ana Lu',
    "O'Neil",
    'J.-P.',
    '王小明',
    'Zoë 2',
    'Łukasz',
    'Ŋũgĩ',
    'Nguyễn',
    'Алёна',
    'Νίκος',
    'たなか太郎',
    '김철수',
    'x'.repeat(24),
  ])('%s is one', name => expect(isAccountName(name)).toBe(true));
  test.each([
    '',
    'An',
    'x'.repeat(25),
    '....',
    '🍷🍷🍷',
    'a<b>c',
    'Ana\u0301\u0302\u0303',
    'a\nb c/d',
    '\ue000\ue001\ue002',
    'Аna',
    'Ꭺna',
    'ꓮꓠꓮ',
    'ɑna',
    'ᴀɴᴀ',
    'Pαul',
    'Pedr\u0665',
    'Anaʼ',
    'Anaー',
    'Ana²',
  ])('%j is none', name => expect(isAccountName(name)).toBe(false));

  test('are cleaned before they are looked at, and nothing else is let through', () => {
    const password = 'x';
    expect(parseSignUp({ name: '  A\u202ena \u200b Lu ', password }).message?.name).toBe('Ana Lu');
    for (const bad of [
      { name: 'Ana' },
      { name: 'Ana', password, more: 1 },
      { name: 7, password },
      { name: 'Ana', password: 'x'.repeat(601) },
    ])
      expect(parseSignUp(bad).message).toBeUndefined();
  });
});

describe('passwords', () => {
  test.each([
    ['short', 'x'.repeat(9)],
    ['long', 'ab1.'.repeat(33)],
    ['common', '1234567890'],
    ['common', '123456789012'],
    ['common', 'aaaaaaaaaaaa'],
    ['common', 'Password123!'],
    ['common', 'passwordpassword'],
    ['common', 'qwertyuiop'],
    ['common', 'ana luisa12'],
  ])('%s: %s', (why, password) => expect(weaknessOf(password, 'Ana Luisa')).toBe(why));
  test.each(['three vines in the rain', 'Xk2!v9qLm0', '密码密码很长的一句话吗'])('%s will do', password =>
    expect(weaknessOf(password, 'Ana')).toBeUndefined(),
  );
});
