// Before a draw the table asks whoever could still take something back. Who settled it so in the settings is not asked.

import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import type { Table } from '../table/use-table.ts';

export function useAutoConfirm({ position, act }: Table): void {
  const { confirm } = useSettings();
  const seat = position?.waiting.for === 'confirm' ? position.waiting.seat : undefined;
  useEffect(() => {
    if (confirm === 'auto' && seat !== undefined) void act({ type: 'confirm', seat });
  }, [confirm, seat, act]);
}
