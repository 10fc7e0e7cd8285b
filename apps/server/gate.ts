// How much may come from one person, and from one address. An address may be that of a whole school, so that it may say as much as several
// people; but who has many names there has no more than that.

import { networkOf } from './addresses.ts';
import type { Limits } from './config.ts';
import { rateOf } from './rate.ts';

export interface Gate {
  /** A request of so many bytes. */
  mayAsk(address: string, bytes: number): boolean;
  /** A socket is to be opened. */
  mayKnock(address: string): boolean;
  /** A message of so many bytes; one that makes more work than others counts as several. */
  maySay(person: string, address: string, bytes: number, several?: number): boolean;
  /** A table is to be made; one that anybody finds takes room where others want to be found. */
  mayMake(address: string, isListed: boolean): boolean;
  /** Somebody is to be reported. */
  mayReport(person: string, address: string): boolean;
}

/** So many people may share an address without noticing each other. */
const TOGETHER = 10;
const HOUR = 3600; // seconds
/** What is kept of a message is no less, however short it is. */
const LEAST = 300;
/** Of the tables that may be made, those that may be listed. */
const LISTED = 1 / 3;
const REPORTS = 10;

export function gateOf({ messages, burst, tables, sent }: Limits, now?: () => number): Gate {
  const asking = rateOf(messages, burst, now);
  const knocking = rateOf(TOGETHER * messages, TOGETHER * burst, now);
  const saying = rateOf(messages, burst, now);
  const together = rateOf(TOGETHER * messages, TOGETHER * burst, now);
  const sending = rateOf(sent / HOUR, sent, now);
  const making = rateOf(tables / HOUR, tables, now);
  const listing = rateOf((LISTED * tables) / HOUR, Math.ceil(LISTED * tables), now);
  const reporting = rateOf(REPORTS / HOUR, REPORTS, now);
  const reportingFrom = rateOf((TOGETHER * REPORTS) / HOUR, TOGETHER * REPORTS, now);
  const maySend = (network: string, bytes: number): boolean => sending.take(network, Math.max(LEAST, bytes));
  return {
    mayAsk(address, bytes) {
      const network = networkOf(address);
      return asking.take(network) && (bytes === 0 || maySend(network, bytes));
    },
    mayKnock: address => knocking.take(networkOf(address)),
    maySay(person, address, bytes, several = 1) {
      const network = networkOf(address);
      return saying.take(person, several) && together.take(network, several) && maySend(network, bytes);
    },
    mayMake(address, isListed) {
      const network = networkOf(address);
      return making.take(network) && (!isListed || listing.take(network));
    },
    mayReport: (person, address) => reporting.take(person) && reportingFrom.take(networkOf(address)),
  };
}
