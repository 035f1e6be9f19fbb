/**
 * Asks once who is there before anything else is asked. Without it a stranger waits seven seconds: react-admin asks for her
 * rights four times before it believes that she has none.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { authProvider } from '../auth-provider.ts';

const signIn = '/login';

export function Gate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [standing, setStanding] = useState<'asked' | 'stranger' | 'open'>('asked');
  useEffect(() => {
    authProvider.checkAuth({}).then(
      () => setStanding('open'),
      () => setStanding('stranger'),
    );
  }, []);
  // From the sign-in on the gate is open: whatever follows is react-admin's.
  if (standing === 'stranger' && pathname === signIn) setStanding('open');
  if (standing === 'asked') return null;
  if (standing === 'open') return children;
  // After the sign-in she stands on the page that she came for.
  return <Navigate to={signIn} replace state={{ nextPathname: pathname, nextSearch: search }} />;
}
