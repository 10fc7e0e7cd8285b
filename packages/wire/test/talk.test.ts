import { describe, expect, test } from 'vitest';
import { hasLink } from '../talk.ts';

describe('a link', () => {
  test.each([
    'https://example.com',
    'see example.com.',
    'EXAMPLE.COM/x',
    'ехаmрlе.соm',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'example。com',
    'example (dot) com',
    'example dot com',
    'example . com',
    'example. com',
    'hxxp:example',
    'www example',
    '163.com',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    '192.168.0.1',
    'me@example.org',
    'javascript:alert(1)',
  ])('is found in %j', text => expect(hasLink(text)).toBe(true));

  test.each([
    'It is 3.5 to 4, e.g. here. Right?',
    'Wait... what?',
    'I have 12.50 left. Net result: good',
    'On 20.November we play, i.e. later',
    'S.p.A., 1.2.3, v2.0',
    'ok: fine',
    'data: none',
    'Good evening. Tell me more',
    'D’accord. On y va',
  ])('is none in %j', text => expect(hasLink(text)).toBe(false));
});
