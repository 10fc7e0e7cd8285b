// The mutants of a source: small changes, each of which a test should notice. Guards are switched off, rules named wrongly, numbers and
// effects changed. What is only told (events) is left alone, and so is what runs when the file is loaded.
import { parseSync, visitorKeys } from 'oxc-parser';

/** A change of a piece of source. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

export interface Mutant extends Change {
  readonly file: string;
  readonly line: number;
  /** What the piece was. */
  readonly from: string;
  /** Where it stands: whether it guards, scores, or does something. */
  readonly role: 'guard' | 'score' | 'effect';
  /** The name of the nearest function that has one. */
  readonly inside: string;
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && typeof (x as Node).type === 'string';
const nodesIn = (x: unknown): Node[] => (Array.isArray(x) ? x : [x]).filter(isNode);

const GUARD =
  /^(forbids|is|has|can|fits|takes|finds|leaves|spoils|usable|owns|refuses|canGo|couldPay|reads|expertsLeft|heard|open|cheapest)/;

export function mutantsOf(file: string, source: string, isRule: (text: string) => boolean): Mutant[] {
  const program = parseSync(file, source).program as unknown as Node;
  const found: Mutant[] = [];
  const text = (node: Node): string => source.slice(node.start, node.end);
  visit(program, [], (node, parents) => {
    const inside = nameAround(parents);
    for (const to of changesOf(node, parents, text, isRule)) {
      if (to === text(node)) continue;
      const role = file.endsWith('scoring.ts') ? 'score' : GUARD.test(inside) || isRuleChange(node, isRule) ? 'guard' : 'effect';
      found.push({ start: node.start, end: node.end, to, file, line: lineAt(source, node.start), from: text(node), role, inside });
    }
  });
  return found;
}

const isRuleChange = (node: Node, isRule: (text: string) => boolean): boolean => node.type === 'Literal' && isRule(String(node['value']));

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** Visits everything that runs when a rule runs, with the nodes around it, the nearest first. */
function visit(node: Node, parents: readonly Node[], each: (node: Node, parents: readonly Node[]) => void): void {
  if (isEvent(node) || isType(node)) return;
  if (parents.some(isFunction)) each(node, parents);
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of nodesIn(node[key])) if (!isCounting(node, child)) visit(child, [node, ...parents], each);
  }
}

/** The head of a loop, unless it has a condition of its own. */
const isCounting = (loop: Node, part: Node): boolean =>
  loop.type === 'ForStatement' && part !== loop['body'] && part.type !== 'LogicalExpression';

const isFunction = (node: Node): boolean => /Function/.test(node.type);
const isType = (node: Node): boolean => node.type.startsWith('TS') && !('expression' in node);

/** `g.emit?.(…)`, or an `if` with nothing else in it. */
function isEvent(node: Node): boolean {
  if (node.type === 'IfStatement' && node['alternate'] === null) return nodesIn(node['consequent']).some(isEventStatement);
  return isEventStatement(node);
}

function isEventStatement(node: Node): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  const call = unchained(node['expression'] as Node);
  const callee = call.type === 'CallExpression' ? (call['callee'] as Node) : undefined;
  return callee !== undefined && (nameOf(callee['property']) === 'emit' || nameOf(callee) === 'tellBank');
}

const unchained = (node: Node): Node => (node.type === 'ChainExpression' ? (node['expression'] as Node) : node);
const nameOf = (x: unknown): string | undefined => (isNode(x) && typeof x['name'] === 'string' ? x['name'] : undefined);

/** The name of the function, method or constant that a node belongs to. */
function nameAround(parents: readonly Node[]): string {
  for (const node of parents) {
    const name = nameOf(node['id']) ?? nameOf(node['key']);
    if (name !== undefined && (isFunction(node) || node.type === 'Property' || node.type === 'VariableDeclarator')) return name;
  }
  return '';
}

type Text = (node: Node) => string;

/** What a node may be changed to. */
function changesOf(node: Node, parents: readonly Node[], text: Text, isRule: (text: string) => boolean): string[] {
  const parent = parents[0] as Node;
  return [
    ...(isTested(node, parent) ? ['true', 'false'] : []),
    ...(parent.type === 'SwitchCase' && parent['test'] === node ? ['Symbol()'] : []),
    ...(isAnswer(node, parents) ? answers(nameAround(parents)) : []),
    ...(CHANGES[node.type]?.(node, text, parent, isRule) ?? []),
  ];
}

const isTested = (node: Node, parent: Node): boolean =>
  (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent['test'] === node;

/** What a function returns, by `return` or as an arrow. */
function isAnswer(node: Node, parents: readonly Node[]): boolean {
  const parent = parents[0] as Node;
  if (parent.type === 'ReturnStatement') return true;
  return parent.type === 'ArrowFunctionExpression' && parent['body'] === node && node.type !== 'BlockStatement';
}

function answers(name: string): string[] {
  if (/^(forbids|refuses.*Rule)/.test(name)) return ['undefined'];
  return /^(is|has|can|fits|takes|finds|leaves|spoils|usable|owns|refuses|reads|expertsLeft|couldPay)/.test(name) ? ['true', 'false'] : [];
}

type Changer = (node: Node, text: Text, parent: Node, isRule: (text: string) => boolean) => string[];

const OTHER: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '&': '|',
  '|': '&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '&=': '|=',
  '++': '--',
  '--': '++',
};

const left = (node: Node): Node => node['left'] as Node;
const right = (node: Node): Node => node['right'] as Node;
const operator = (node: Node): string => String(node['operator']);

const CHANGES: { readonly [type: string]: Changer } = {
  LogicalExpression: (node, text) => {
    // A default is there for the compiler.
    if (operator(node) === '??' && right(node).type === 'Literal') return [text(right(node))];
    return [text(left(node)), text(right(node))];
  },
  BinaryExpression: (node, text) => {
    const other = OTHER[operator(node)];
    return other === undefined ? [] : [`${text(left(node))} ${other} ${text(right(node))}`];
  },
  UnaryExpression: (node, text) => (operator(node) === '!' ? [text(node['argument'] as Node)] : []),
  AssignmentExpression: (node, text) => {
    const other = OTHER[operator(node)];
    return other === undefined ? [] : [`${text(left(node))} ${other} ${text(right(node))}`];
  },
  UpdateExpression: (node, text) => {
    const argument = text(node['argument'] as Node);
    const other = OTHER[operator(node)] as string;
    return [node['prefix'] === true ? `${other}${argument}` : `${argument}${other}`];
  },
  Literal: (node, _text, parent, isRule) => {
    const { value } = node;
    if (typeof value === 'number') return parent.type === 'MemberExpression' ? [] : [String(value + 1)];
    if (typeof value === 'boolean') return [String(!value)];
    if (typeof value !== 'string' || !isRule(value) || parent.type === 'CallExpression' || parent.type === 'Property') return [];
    return ['undefined', "'flow.mutant'"];
  },
  CallExpression: (node, text, parent) => {
    const called = text(node['callee'] as Node);
    const args = text(node).slice(called.length);
    if (called === 'Math.max') return [`Math.min${args}`];
    if (called === 'Math.min') return [`Math.max${args}`];
    if (called.endsWith('.some')) return [`${called.slice(0, -5)}.every${args}`];
    if (called.endsWith('.every')) return [`${called.slice(0, -6)}.some${args}`];
    return parent.type === 'ReturnStatement' ? ['undefined'] : [];
  },
  ExpressionStatement: (node, text) => {
    // Taking a statement out; an update that is all there is has been changed already.
    const body = text(node['expression'] as Node);
    return /^[\w.[\]() ]+(\+\+|--)$/.test(body) ? [] : ['void 0;'];
  },
};
